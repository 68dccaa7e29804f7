import type { Viewer } from '@tartip/domain/people/viewer'
import type { LocalDate } from '@tartip/domain/time/instant'

/** Drafts are seen by their author alone, so the list needs no name. */
export const draftsHref = '/history?status=DRAFT'

/** What came back to this person; what came back to colleagues is theirs to mend. */
export const returnedHref = ({ personId }: Viewer): string =>
  `/history?status=FOR_EDITING&creator=${encodeURIComponent(personId)}`

/** The documents made on a day. */
export const historyOfDay = (day: LocalDate): string => `/history?from=${day}&to=${day}`
