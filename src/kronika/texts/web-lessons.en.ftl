### Lessons: the coach, chapters, the way in.

page-learn = Learn
coach = Coach

lesson-none = There is no lesson for this game yet.
lesson-you = You
lesson-where = { $chapter } · step { $step } of { $of }
lesson-chapters = Chapters
lesson-chapter = Chapter { $number }: { $title }
lesson-chapter-was = { $name } (done)
lesson-left = about { $minutes } min left
lesson-words = Words so far
lesson-back = Back
lesson-on = Go on
lesson-show = Show me
lesson-skip = Skip to: { $title }
lesson-repeat = Repeat chapter
lesson-leave = Leave the lesson
lesson-leave-ask = Leave the lesson?
lesson-leave-kept = Nothing is lost: when you come back, it goes on from this step.
lesson-stay = Stay
lesson-read-first = One thing after the other: read this and go on, then it is your turn.
lesson-not-now = That is allowed, but it is not what we are after now, and nothing has been spent. { $todo }
lesson-chapter-done = The chapter is done.
lesson-chapter-done-named = Chapter done: { $title }
lesson-done = The lesson is done
lesson-some-left = Some chapters above are still to be played.
lesson-next = On to: { $title }
lesson-play = Play a real first game
lesson-learn = Learn
    .help = A guided first game: { $minutes } minutes, in chapters
lesson-go-on = Go on learning
lesson-again = Lesson again
lesson-way = Learn a game at the table, with a coach
lesson-entry = Never played one of them? Learn it at the table: a guided first game of about ten minutes.

lesson-unknown = { $game } has no lesson “{ $lesson }”. There are: { $right }
lesson-chapter-unknown = The lesson has no chapter “{ $chapter }”. There are: { $right }
lesson-answers = The lesson does not know answer { $step } any more. Begin the chapter again.
lesson-broken = { $step }: { $why }
lesson-file = The lesson { $file } cannot be read: { $why }
scene-none = There is no scene for clause { $clause } of { $game }.

scene-show = See it at the table
scene-show-of = See clause { $clause } at the table
scene-title = At the table
scene-close = Close the scene
scene-step = step { $step } of { $of }
scene-back = Back
scene-next = Next step
scene-begin = This is where it begins.
scene-answers = { $name } answers: { $what }
scene-nothing = nothing
scene-player = Player { $number }
scene-only = Only clauses with a scene
scene-count =
    { $count ->
        [one] { $count } clause can be seen at the table.
       *[other] { $count } clauses can be seen at the table.
    }
scene-help = Real positions, played by the rules themselves: arrow keys step through them.
summary-way = Summary on two pages
summary-none = { $game } has no summary yet.
summary-page = { $page }/2
summary-print = Print
