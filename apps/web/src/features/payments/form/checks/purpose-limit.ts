import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import { rulesOfForm } from '@tartip/domain/field-rules/field-rule'
import { pageOfOperation, traitOfOperation } from '@tartip/domain/payment/operation'
import type { TransferOperation } from '../form-kind.ts'

/** How long a cleaned purpose may be, by the rules of the operation; undefined until they are here. */
export function purposeLimit(
  rules: readonly FieldRule[] | undefined,
  operation: TransferOperation,
): number | undefined {
  if (!rules) return undefined
  const ofForm = rulesOfForm(rules, pageOfOperation(operation), traitOfOperation(operation))
  const cleaned = ofForm.get('purpose')?.find(rule => rule.phase === 'cleaned')
  return cleaned?.maxLength ?? undefined
}
