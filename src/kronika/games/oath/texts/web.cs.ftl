### Co říká jen stůl v prohlížeči.

type-denizen = Obyvatel
type-relic = Relikvie
type-site = Oblast
type-vision = Vize
