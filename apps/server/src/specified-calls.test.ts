import { expect, test } from 'vitest'

import { rootFieldNames } from './platform/graphql/operation-policy.ts'
import { findServices } from './testing/services.ts'

const names = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The calls that section 7 of both specifications names, by the service that has them. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'access-control': names(`
    createPayControlKey regeneratePayControlKey createBusinessUserContractWithRoleSellerTask
    savePosApplicationTask savePayDaApplicationTask switchProductRolePolicy createApiKey
    employeeSecure employee employeesContract keyAvailability getSellers
    userPOSApplicationTasksPageable getUserPOSApplicationTask apiKey`),
  account: names(`
    updatePermissions updatePermissionsCard updateVisible setCardLimit setCardStatus
    setInternetTransactionsAvailability unlockCard updateCardTitle
    findAllAccountsByPartyIdWithAcl findAllAccountsByFilterWithPermissions
    getAccessControlListForUser getAccountById findByAccountAndCurrency findAllByAccount
    findAllByPartyIdBaseRkoAccountInfo findAllByPartyIdBaseCardAccountInfo getLoanAccounts
    getLoanCharts findAllByFilter getSwiftAccounts getCommissionAccounts findAllCardsByFilter
    findAllCardsByAccountId getCardLimitInfo getOperationList getAvailableStatusesForCard
    getInternetTransactionsAvailability generateElQr getNaturalPersonCards
    getAllAccountsForSalePoint getAccountBySalePointCode getBalanceInfoByPeriod
    getNptByLegalPartyId convertAmount getRefundedQrOperationInfo
    getLoanClaims getLoanClaimById createLoanClaim cancelLoanClaim listenLoanClaim`),
  'sale-point': names(`
    createSalePoint updateSalePointById createNewCashierByInn createCash updateCash
    updateCashesOfUser fireCashier getSalePointsByFilter getSalePointInfoById
    getCashesBySalePointId getRegionAddress getSalePointsByOrgRefId getSalePointsOfCashier
    employees getCashierInfoByRefId getCashById newIndividualPerson hasOrganizationSalePoint
    getPOSTerminalsBySalePointId getSalePointsForAccountUpdate`),
  installment: names(`
    getMerchantProduct getInstallmentClaims getSumByProduct getSalePoint getAllProduct
    getClaimById confirmLoanClaim installmentInfo`),
  notification: names('findAll readAll read delete deleteMultiple readAllByOrigin deleteAll'),
  payment: names(`
    updatePayment saveInterBankTransferNativeDraft saveIntraBankOwnerTransferDraft
    saveIntraBankForeignTransferDraft saveConversionDraft saveSwift saveBudgetPayment
    saveCardTransfer signingPayment deletePayment forSigningPayment recallPayment
    saveTransferTemplate updateTemplate deleteTemplate saveSalary signingSalary refundOperation
    getAllOperation getAllCountry getModelProcess getBanksByCode getBudgetClassificationsByCode
    getOperationTypeCategoryByCode searchPaymentByCriteria findTransferDataByPaymentId
    findConversionDataByPaymentId findCardTransferDataByPaymentId findSwiftDataByPaymentId
    findBudgetPaymentDataByPaymentId findQrTransferDataByPaymentId findRefundedQrOperationInfo
    calculateExoticAmountInSwift findAllCurrency getPaymentStatusHistoryByPaymentId
    getPaymentSignerInfoByPaymentId getTransferTemplateByCriteria
    getSecondPersonTokenByPaymentIds getInterBankOptions getSwiftOptions
    getRepeatableTransferOptions getRepeatableSwiftOptions getCurrencyRates
    getCurrencyRatesConversion findSalaryDataByLegalPartyId findSalaryDetailBySalaryId
    findSalaryDetailBySalaryIdForSign getCountsOfPaymentsGroupedByStatus
    getGroupedPaymentsByFilter calculateCommission checkIsRefundAvailable getQrOperationHistory
    getQrOperationHistoryByFilterWithSalePoint findAllQrTransferByFilter
    getQrOperationsLast2Days listenPayment listenSalary`),
  rules: names(`
    getPaymentValidationRules getPaymentValidationRulesByPage getWorkingDays
    getOperationsTimeRule getRuleOptions getTimeRuleOptions`),
  statement: names(`
    findAll findPOSTerminalStatements getPOSTerminals getPaymentsByStatement getPayments
    downloadPOSTerminalStatement download order orderCardStatement orderPOSTerminalStatement
    listen listenPOSTerminalStatement`),
  letter: names(`
    takeForProcessing answerToLetter changeStatus signingLetter forSigningLetter draftLetter
    deleteLetter getAllLettersForOutgoing getAllLettersForIncoming getBase64
    getAmountNotProcessedStatus getLetterById listenLetter listenLetterForStatus`),
}

test('every call of both specifications is in the service that has it', async () => {
  const services = new Map((await findServices()).map(({ name, schema }) => [name, schema]))
  const missing = Object.entries(specified).flatMap(([service, calls]) => {
    const schema = services.get(service)
    const known = new Set(schema === undefined ? [] : rootFieldNames(schema))
    return calls.filter(call => !known.has(call)).map(call => `${service}.${call}`)
  })
  expect(missing).toEqual([])
})
