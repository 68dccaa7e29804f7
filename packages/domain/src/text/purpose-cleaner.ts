import type { RulePage } from '../field-rules/rule-page.ts'
import { sanitisePurpose } from './purpose.ts'
import { cleanSwiftPurpose } from './swift-text.ts'

/** How a purpose is cleaned, by the page of rules that judges it: the network abroad has an alphabet of its own. */
export const purposeCleanerOf = (page: RulePage): ((text: string) => string) =>
  page === 'SWIFT' ? cleanSwiftPurpose : sanitisePurpose
