import { pagesAreAccessibleIn } from '../support/accessible-pages.ts'
import { inTurn } from '../support/screens.ts'

pagesAreAccessibleIn('ENG', inTurn.english)
