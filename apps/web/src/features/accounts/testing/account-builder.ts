import type { HomePayment } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'

type AccountPatch = Partial<Omit<Account, 'currency'>> & { readonly currency?: string }

/** An open settlement account in som; a test says only what matters to it. */
export function accountOf({ currency = 'KGS', ...patch }: AccountPatch = {}): Account {
  const balance = patch.balance ?? '1000.00'
  return {
    id: 'account-1',
    account: '1091820100380142',
    accountName: 'Основной',
    type: 'RKO',
    status: 'OPEN',
    statusReason: null,
    balance,
    plannedBalance: balance,
    isVisible: true,
    openDate: '2021-03-15',
    closeDate: null,
    interestRate: null,
    contractNumber: '4471',
    bic: '109001',
    accountClassification: 'STANDART',
    permissions: ['READ', 'CLEARING', 'GROSS'],
    currency: { isoCode: currency },
    ...patch,
  }
}

/** A document that waits for the first signature. */
export function paymentOf(patch: Partial<HomePayment> = {}): HomePayment {
  return {
    id: 'payment-1',
    transferNum: '1042',
    operationCode: 'CLEARING',
    recipientName: 'ОсОО «Бишкек Строй»',
    recipientAccount: '1240120000100001',
    payerAccount: '1091820100380142',
    amount: '420000.00',
    currency: 'KGS',
    valueDate: '2026-11-30',
    createdDate: '2026-11-30T03:14:00.000Z',
    createdBy: 'person-2',
    statusCode: 'ON_VERIFICATION',
    statusColour: 'info',
    isYourTurn: true,
    isRemovable: false,
    leavesOn: null,
    purpose: 'Оплата по договору 12',
    description: null,
    ...patch,
  }
}
