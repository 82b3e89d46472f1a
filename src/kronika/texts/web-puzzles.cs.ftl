### Hlavolamy.

puzzle-title = Hlavolamy
puzzle-day = Hlavolam dne
puzzle-find = Najdi nejlepší tah
puzzle-about = Jedna volba je tu mnohem lepší než všechny ostatní. Která?
puzzle-number = Hlavolam { $number } z { $count }
puzzle-level = obtížnost { $level } z 5
puzzle-wrong = Tohle ne: { $what }.
puzzle-wrong-chance = Naděje na výhru by byla { $percent } %.
puzzle-again = Podívej se znovu, něco je mnohem lepší.
puzzle-right = Přesně tak: { $what }.
puzzle-shown = Nejlepší bylo: { $what }.
puzzle-give-up = Ukázat odpověď
puzzle-next = Další hlavolam
puzzle-why = Naděje na výhru z tisíců představených světů
puzzle-unknown = Hlavolam { $number } tu není; k téhle hře jich je { $count }.
puzzle-streak =
    { $days ->
        [one] { $days } den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
puzzle-solved-today = Dnes vyřešeno
privacy-browser-puzzles = Které dny máš vyřešený hlavolam dne.
