import type { Viewer } from '@tartip/domain/people/viewer'

/** Drafts are seen by their author alone, so the list needs no name. */
export const draftsHref = '/history?status=DRAFT'

/** What came back to this person; what came back to colleagues is theirs to mend. */
export const returnedHref = ({ personId }: Viewer): string =>
  `/history?status=FOR_EDITING&creator=${encodeURIComponent(personId)}`
