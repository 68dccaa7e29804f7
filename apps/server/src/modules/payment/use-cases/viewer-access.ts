import { permissionOfDocument } from '@tartip/domain/forms/payment-forms'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

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

/** As many as fit into an address. */
const mostChosen = 100

/** Documents by id, in that order, for a file; one that the person may not see answers like one that is not there. */
export async function findChosen(
  deps: Pick<PaymentDeps, 'accounts' | 'reads'>,
  actor: Actor,
  ids: unknown,
): Promise<Result<readonly PaymentDocument[], 'BAD_USER_INPUT' | 'PAYMENT_NOT_FOUND'>> {
  const chosen = typeof ids === 'string' ? [...new Set(ids.split(','))] : []
  if (chosen.length === 0 || chosen.length > mostChosen || !chosen.every(isUuid)) {
    return err('BAD_USER_INPUT', { field: 'ids', max: mostChosen })
  }
  const found = await deps.reads.findAllVisible(await accessScopeOf(deps, actor), chosen)
  return found.length === chosen.length ? ok(found) : err('PAYMENT_NOT_FOUND')
}
