import { pagesAreAccessibleIn } from '../support/accessible-pages.ts'
import { moments } from '../support/screens.ts'

// Moments are made of the parts of the screens; the longest words ask the most of them.
pagesAreAccessibleIn('KG', moments)
