import { pages } from '../support/screens.ts'
import { pagesAreWhole } from '../support/whole-pages.ts'

pagesAreWhole(pages.around)
