import { pagesAreAccessibleIn } from '../support/accessible-pages.ts'

pagesAreAccessibleIn('RU')
