### What only the table in the browser says.

type-denizen = Denizen
type-relic = Relic
type-site = Site
type-vision = Vision
