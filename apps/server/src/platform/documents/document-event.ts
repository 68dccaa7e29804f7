/** What of a step leaves through the outbox, besides the fields of the kind. */
export interface DocumentEventPayload {
  readonly createdBy: string
  readonly fromStatus: string | null
  readonly toStatus: string
  readonly isDeleted: boolean
}

/**
 * What a step is for a person who may view documents in some statuses: a document appears to the signatory when it is
 * sent to them, and disappears when the creator takes it back into a draft, though it lives on for the creator.
 */
export function liveStateOf(
  step: DocumentEventPayload,
  isVisibleIn: (status: string) => boolean,
): 'New' | 'Updated' | 'Deleted' | undefined {
  const wasVisible = step.fromStatus !== null && isVisibleIn(step.fromStatus)
  const isVisible = !step.isDeleted && isVisibleIn(step.toStatus)
  if (isVisible) return wasVisible ? 'Updated' : 'New'
  return wasVisible ? 'Deleted' : undefined
}
