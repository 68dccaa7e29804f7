interface DocumentFlags {
  readonly statusCode: string
  readonly operationCode: string
  readonly isRemovable: boolean
}

/**
 * A returned document reads «Отклонён» to the person who made it. Only its creator may delete it,
 * so the server's flag says who that is; a name would not, as two people may share one.
 */
export const isReturnedToCreator = (
  document: Pick<DocumentFlags, 'statusCode' | 'isRemovable'>,
): boolean => document.statusCode === 'FOR_EDITING' && document.isRemovable

/** Between own accounts nothing leaves the company, so the amount has no sign. */
export const directionOf = (document: Pick<DocumentFlags, 'operationCode'>): 'DEBIT' | undefined =>
  document.operationCode === 'INTRABANK_OWN' ? undefined : 'DEBIT'
