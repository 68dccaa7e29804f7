import type { OperationCode } from '@tartip/domain/payment/operation'

/** The forms of this product that make a transfer in the bank's own or the national systems. */
export type FormKind = 'interbank' | 'intrabank'

export type TransferOperation = Extract<
  OperationCode,
  'CLEARING' | 'GROSS' | 'INTRABANK_OWN' | 'INTRABANK_FOREIGN'
>

/** The documents that each form makes. */
export const operationsOfKind: Readonly<Record<FormKind, readonly TransferOperation[]>> = {
  interbank: ['CLEARING', 'GROSS'],
  intrabank: ['INTRABANK_OWN', 'INTRABANK_FOREIGN'],
}

/** How the address names each form (specification, section 2). */
export const formNames: Readonly<Record<FormKind, string>> = {
  interbank: 'clearing-gross',
  intrabank: 'intra-bank-transfer',
}

/** Forms that the specification has and this product will have. */
const plannedNames: readonly string[] = [
  'swift',
  'conversion',
  'card-transfer',
  'card-transfer-o24',
  'card-transfer-rko',
]

export function formKindOf(name: string): FormKind | 'planned' | undefined {
  if (name === formNames.interbank) return 'interbank'
  if (name === formNames.intrabank) return 'intrabank'
  return plannedNames.includes(name) ? 'planned' : undefined
}

/** The form a document is shown in; undefined for kinds that none of the two forms edits. */
export function formOfOperation(operation: OperationCode): FormKind | undefined {
  if (operation === 'CLEARING' || operation === 'GROSS') return 'interbank'
  const isIntrabank = operation === 'INTRABANK_OWN' || operation === 'INTRABANK_FOREIGN'
  return isIntrabank ? 'intrabank' : undefined
}

/** Address of an empty form, of a document in it, or of a new form filled from a document. */
export function formHref(kind: FormKind, target: { id?: string; repeat?: string } = {}): string {
  const path = `/payment/${formNames[kind]}`
  if (target.id !== undefined) return `${path}/${encodeURIComponent(target.id)}`
  return target.repeat === undefined ? path : `${path}?repeat=${encodeURIComponent(target.repeat)}`
}
