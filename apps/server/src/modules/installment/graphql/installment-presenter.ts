import type { SalePoint } from '@tartip/bank-ports/acquiring'
import type { InstalmentContract, InstalmentProduct } from '@tartip/bank-ports/instalment-partner'
import type { Language } from '@tartip/domain/language'
import { toDecimal } from '@tartip/domain/money/decimal'
import { toIso, type LocalDate } from '@tartip/domain/time/instant'

import type { ClaimView } from '../use-cases/instalment-claims.ts'
import type { InstallmentClaim, MerchantContractState } from './installment.generated.ts'

const soms = (amountMinor: bigint) => toDecimal(amountMinor, 'KGS')

export const presentProduct = (
  { productId, name, percentRate, durationsMonths, maxAmountMinor }: InstalmentProduct,
  language: Language,
) => ({
  id: productId,
  name: name[language],
  percentRate,
  durations: durationsMonths,
  maxAmount: soms(maxAmountMinor),
})

export const presentContract = (
  contract: InstalmentContract,
  today: LocalDate,
  language: Language,
) => ({
  id: contract.partnerContractId,
  product: presentProduct(contract.product, language),
  startDate: contract.startDate,
  endDate: contract.endDate,
  state: stateOf(contract, today),
  commissions: contract.commissions.map(({ commission, durationMonths }) => ({
    commission,
    duration: durationMonths,
  })),
  contacts: contract.contacts,
  category: { name: contract.categoryName[language] },
  email: contract.email,
})

function stateOf(
  { startDate, endDate }: InstalmentContract,
  today: LocalDate,
): MerchantContractState {
  if (today < startDate) return 'NOT_STARTED'
  return today > endDate ? 'ENDED' : 'ACTIVE'
}

export const presentClaim = (
  { claim, salePoint }: ClaimView,
  language: Language,
): InstallmentClaim => ({
  loanClaimId: claim.loanClaimId,
  createdDate: toIso(claim.createdDate),
  claimNumber: claim.claimNumber,
  sum: soms(claim.sumMinor),
  duration: claim.durationMonths,
  status: claim.status,
  locationCode: claim.locationCode,
  locationName: salePoint?.name ?? null,
  note: claim.note,
  clientInfo: claim.clientInfo,
  partnerContractId: claim.partnerContractId,
  product: { name: claim.productName[language] },
  percentRate: claim.percentRate,
  canConfirm: claim.status === 'AWAITING_DELIVERY_CONFIRMATION',
})

export const presentSalePoint = ({ salePointId, code, name, cashRegisters }: SalePoint) => ({
  id: salePointId,
  code,
  name,
  isActive: cashRegisters.some(({ isActive }) => isActive),
})

export const soldSum = soms
