import type { Acquiring } from '@tartip/bank-ports/acquiring'
import type { QrSales } from '@tartip/bank-ports/qr-sales'
import { recipientOfCode, type QrIssuer } from '@tartip/domain/qr/sale-code'
import { err, ok } from '@tartip/domain/result'

import type { Accounts } from '../../account/public.ts'
import type { Qr } from '../public.ts'

/** The sale as the person may see it, then what the bank says of its refund. */
export const checkRefund =
  (reads: Pick<Qr, 'find'>, bank: Pick<QrSales, 'checkRefund'>): Qr['checkRefund'] =>
  async (access, saleId, amountMinor) => {
    const sale = await reads.find(access, saleId)
    if (!sale) return err('SALE_NOT_FOUND')
    const available = await bank.checkRefund(access.legalPartyId, saleId, amountMinor)
    return available.ok ? ok({ sale, available: available.value }) : available
  }

interface SellerDeps {
  readonly issuer: QrIssuer
  readonly acquiring: Pick<Acquiring, 'findByCode'>
  readonly accounts: Pick<Accounts, 'findRecipient'>
}

/** Of a code of this bank the bank itself says whose it is: the name in a code is what its maker has written. */
export const findSeller =
  ({ issuer, acquiring, accounts }: SellerDeps): Qr['findSeller'] =>
  async code => {
    if (code.provider !== issuer.provider) return { name: code.name }
    const recipient = recipientOfCode(code, issuer)
    if (!recipient.ok) return undefined
    if ('account' in recipient.value) {
      const owner = await accounts.findRecipient(recipient.value.account)
      return owner && { account: owner.account, name: owner.ownerName }
    }
    const { salePointCode, cashCode } = recipient.value
    const point = await acquiring.findByCode(salePointCode)
    const cash = point?.cashRegisters.find(each => each.code === cashCode)
    return point && cash?.isActive ? { account: point.account, name: point.name } : undefined
  }
