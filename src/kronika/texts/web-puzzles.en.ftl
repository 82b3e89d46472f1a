### Puzzles.

puzzle-title = Puzzles
puzzle-day = Puzzle of the day
puzzle-find = Find the best move
puzzle-about = One choice here is far better than all others. Which one?
puzzle-number = Puzzle { $number } of { $count }
puzzle-level = difficulty { $level } of 5
puzzle-wrong = Not that: { $what }.
puzzle-wrong-chance = The chance to win would be { $percent } %.
puzzle-again = Look again; something is far better.
puzzle-right = That is it: { $what }.
puzzle-shown = The best was: { $what }.
puzzle-give-up = Show the answer
puzzle-next = Next puzzle
puzzle-why = Chances to win from thousands of imagined worlds
puzzle-unknown = There is no puzzle { $number }; this game has { $count }.
puzzle-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzle-solved-today = Solved today
privacy-browser-puzzles = On which days you have solved the puzzle of the day.
