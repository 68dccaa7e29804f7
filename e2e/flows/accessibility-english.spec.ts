import { pagesAreAccessibleIn } from '../support/accessible-pages.ts'
import { screens } from '../support/screens.ts'

pagesAreAccessibleIn('ENG', screens)
