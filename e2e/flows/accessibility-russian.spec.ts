import { pagesAreAccessibleIn } from '../support/accessible-pages.ts'
import { inTurn } from '../support/screens.ts'

pagesAreAccessibleIn('RU', inTurn.russian)
