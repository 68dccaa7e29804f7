import { permissionOfDocument } from '@tartip/domain/forms/payment-forms'
import { may } from '@tartip/domain/people/policy'

import type { Actor } from '../../../platform/actor.ts'
import type { AccountPermission } from '../../account/public.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { AccessScope } from '../store/payment-reads.ts'

type Payable = Pick<PaymentDocument, 'payerAccount' | 'operationCode' | 'recipientAccount'>

/** What a person sees of the organisation's documents, and from which accounts they pay. */
export interface ViewerAccess {
  readonly scope: AccessScope
  /** Whether they have the permission of the document's operation on its payer's account. */
  mayPay(payment: Payable): boolean
}

/** One request to the accounts for a whole list. Without the right to the history there is nothing to see. */
export async function viewerAccessOf(
  deps: Pick<PaymentDeps, 'accounts'>,
  actor: Actor,
): Promise<ViewerAccess> {
  const { legalPartyId, personId } = actor
  const mayRead = may(actor, 'history.read').ok
  const permissions = mayRead
    ? await deps.accounts.permissionsByAccount(actor)
    : new Map<string, readonly AccountPermission[]>()
  return {
    scope: {
      legalPartyId,
      personId,
      accounts: [...permissions.keys()],
      hidesSalaryOfOne: !may(actor, 'salary.read').ok,
    },
    mayPay(payment) {
      const needed = permissionOfDocument(payment)
      const granted = permissions.get(payment.payerAccount)
      return needed !== undefined && (granted?.includes(needed) ?? false)
    },
  }
}

/** Which documents the person may view. */
export async function accessScopeOf(
  deps: Pick<PaymentDeps, 'accounts'>,
  actor: Actor,
): Promise<AccessScope> {
  return (await viewerAccessOf(deps, actor)).scope
}
