import type { InstallmentClaimFieldsFragment } from '../api/installments.installment.generated.ts'

/** A claim that awaits the seller; a test says only what matters to it. */
export function claimOf(
  patch: Partial<InstallmentClaimFieldsFragment> = {},
): InstallmentClaimFieldsFragment {
  return {
    loanClaimId: 'claim-1',
    createdDate: '2026-11-29T05:00:00.000Z',
    claimNumber: 'R-10001',
    sum: '45000.00',
    duration: 3,
    status: 'AWAITING_DELIVERY_CONFIRMATION',
    locationCode: '100001',
    locationName: 'Центральный зал',
    note: '',
    clientInfo: { firstName: 'Азиз', lastName: 'Токтоев', secondName: null },
    partnerContractId: 'contract-9',
    product: { name: 'Рассрочка 0 %' },
    percentRate: '0',
    canConfirm: true,
    ...patch,
  }
}
