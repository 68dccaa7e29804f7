import type { LocalizedText } from '@tartip/domain/language'
import type { Params } from '@tartip/domain/result'
import type { TransferField } from '../form-model.ts'

/** What is wrong with one field; the bank's own words for it when a rule of the bank says so. */
export interface FormFailure {
  readonly field: TransferField
  readonly code: string
  readonly params: Params
  readonly message?: LocalizedText | undefined
}

export type FormFailures = ReadonlyMap<TransferField, FormFailure>
