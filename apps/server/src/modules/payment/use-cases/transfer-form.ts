import { checkForm, rulesOfForm, type FieldRule } from '@tartip/domain/field-rules/field-rule'
import {
  pageOfOperation,
  traitOfOperation,
  type OperationCode,
} from '@tartip/domain/payment/operation'

import type { FormFailure } from './field-failures.ts'

/** The operations of the two transfer forms of this module. */
export type TransferOperation = Extract<
  OperationCode,
  'CLEARING' | 'GROSS' | 'INTRABANK_OWN' | 'INTRABANK_FOREIGN'
>

/** Operations that share a form, so that an edit may turn one into another. */
export const operationsOfForm = {
  interBank: ['CLEARING', 'GROSS'],
  intraBankOwn: ['INTRABANK_OWN'],
  intraBankForeign: ['INTRABANK_FOREIGN'],
} as const satisfies Record<string, readonly TransferOperation[]>
export type TransferForm = keyof typeof operationsOfForm

/** A transfer as the client sends it; every text still unchecked. */
export interface TransferInput {
  readonly operation: string
  readonly transferNum?: string
  readonly payerAccount: string
  readonly amount: string
  readonly purpose: string
  readonly paymentCode?: string
  readonly recipientBic?: string
  readonly recipientAccount: string
  readonly recipientName?: string
  readonly recipientInn?: string
  readonly valueDate: string
}

export function transferOperation(form: TransferForm, text: string): TransferOperation | undefined {
  const allowed: readonly TransferOperation[] = operationsOfForm[form]
  return allowed.find(code => code === text)
}

export function isInterBank(operation: TransferOperation): boolean {
  return operation === 'CLEARING' || operation === 'GROSS'
}

/** Which form a document belongs to; documents of other kinds are not edited here. */
export function formOfOperation(operation: OperationCode): TransferForm | undefined {
  if (operation === 'CLEARING' || operation === 'GROSS') return 'interBank'
  if (operation === 'INTRABANK_OWN') return 'intraBankOwn'
  return operation === 'INTRABANK_FOREIGN' ? 'intraBankForeign' : undefined
}

type RulesByField = ReadonlyMap<string, readonly FieldRule[]>
const rulesByOperation = new WeakMap<readonly FieldRule[], Map<TransferOperation, RulesByField>>()

/** Picking the rules of a form walks the whole table, so it is done once per version of the table. */
function rulesFor(all: readonly FieldRule[], operation: TransferOperation): RulesByField {
  const known = rulesByOperation.get(all) ?? new Map<TransferOperation, RulesByField>()
  rulesByOperation.set(all, known)
  const rules =
    known.get(operation) ??
    rulesOfForm(all, pageOfOperation(operation), traitOfOperation(operation))
  known.set(operation, rules)
  return rules
}

/** What the bank's field rules say about a transfer, for every field at once. */
export function checkTransferFields(
  all: readonly FieldRule[],
  operation: TransferOperation,
  input: TransferInput,
): readonly FormFailure[] {
  const values = {
    // A number that is left out is taken by the server, so there is nothing to check.
    ...(input.transferNum === undefined ? {} : { transferNum: input.transferNum }),
    payerAccount: input.payerAccount,
    amount: input.amount,
    ...(isInterBank(operation)
      ? {
          recipientBic: input.recipientBic ?? '',
          recipientInn: input.recipientInn ?? '',
          // Within the bank the bank itself gives the name, whatever was sent.
          recipientName: input.recipientName ?? '',
        }
      : {}),
    recipientAccount: input.recipientAccount,
    purpose: input.purpose,
    paymentCode: input.paymentCode ?? '',
    valueDate: input.valueDate,
  }
  return checkForm(rulesFor(all, operation), values)
}
