import type { StatementOperation } from '@tartip/formats/statements/statement-content'

import type { OperationBatch } from './write-statement.ts'

/** As it is stored: JSON has no whole numbers of any size. */
export type StoredOperation = Omit<StatementOperation, 'amountMinor' | 'feeMinor'> & {
  readonly amountMinor: string
  readonly feeMinor?: string
}

/** The same object with its sums as numbers: a copy of each would take longer than reading it. */
export function operationOf(stored: StoredOperation): StatementOperation {
  const operation = stored as { amountMinor: string | bigint; feeMinor?: string | bigint }
  operation.amountMinor = BigInt(operation.amountMinor)
  if (operation.feeMinor !== undefined) operation.feeMinor = BigInt(operation.feeMinor)
  return operation as StatementOperation
}

/** Operations as texts of JSON arrays: another thread takes a text over at once, objects one by one. */
export interface StoredBatch {
  /** Several, so that few operations at a time are objects. */
  readonly texts: readonly string[]
  /** The position of the last one; give it back to read what follows. */
  readonly last: number
}

export const batchOfTexts = ({ texts, last }: StoredBatch): OperationBatch => ({
  parts: partsOf(texts),
  last,
})

function* partsOf(texts: readonly string[]): Generator<readonly StatementOperation[]> {
  for (const text of texts) yield (JSON.parse(text) as StoredOperation[]).map(operationOf)
}
