import { readFileSync } from 'node:fs'

import {
  getNamedType,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql'
import { expect, test } from 'vitest'

import { findServices } from './testing/services.ts'

/** The calls that section 7 of both specifications names, by service, with the arguments that it names. */
const specified: Readonly<Record<string, string>> = {
  'access-control': `
    createPayControlKey(orgReferenceId otpCode) regeneratePayControlKey(orgReferenceId otpCode)
    createBusinessUserContractWithRoleSellerTask(userInfo orgReferenceId)
    savePosApplicationTask(businessUserContractId posApplication)
    savePayDaApplicationTask(businessUserContractId payDaApplication)
    switchProductRolePolicy(businessUserContractId productRole switchAccess)
    createApiKey(orgReferenceId password apiKeyAccessList) employeeSecure
    employee(userReferenceId) employeesContract(orgReferenceId) keyAvailability(orgReferenceId)
    getSellers(taskState pageableDecorator individualInn orgReferenceId taskType)
    userPOSApplicationTasksPageable(businessUserContractId taskTypes taskStates pageableDecorator)
    getUserPOSApplicationTask(taskId businessUserContractId) apiKey(orgReferenceId)`,
  account: `
    updatePermissions updatePermissionsCard updateVisible(accountId isVisible)
    setCardLimit(cardId limit) setCardStatus(cardId status reason)
    setInternetTransactionsAvailability unlockCard(cardId reason)
    updateCardTitle(cardId cardTitle) findAllAccountsByPartyIdWithAcl
    findAllAccountsByFilterWithPermissions getAccessControlListForUser getAccountById
    findByAccountAndCurrency findAllByAccount findAllByPartyIdBaseRkoAccountInfo
    findAllByPartyIdBaseCardAccountInfo getLoanAccounts getLoanCharts findAllByFilter
    getSwiftAccounts getCommissionAccounts findAllCardsByFilter
    findAllCardsByAccountId(accountId cardStatuses) getCardLimitInfo
    getOperationList(accountId startDate endDate) getAvailableStatusesForCard
    getInternetTransactionsAvailability generateElQr getNaturalPersonCards
    getAllAccountsForSalePoint(legalPartyId) getAccountBySalePointCode getBalanceInfoByPeriod
    getNptByLegalPartyId convertAmount getRefundedQrOperationInfo getLoanClaims getLoanClaimById
    createLoanClaim cancelLoanClaim listenLoanClaim`,
  'sale-point': `
    createSalePoint updateSalePointById createNewCashierByInn(orgReferenceId inn) createCash
    updateCash updateCashesOfUser fireCashier
    getSalePointsByFilter(pageable isByAlphabet isNew salePointName orgReferenceId)
    getSalePointInfoById getCashesBySalePointId getRegionAddress getSalePointsByOrgRefId
    getSalePointsOfCashier employees getCashierInfoByRefId getCashById newIndividualPerson(inn)
    hasOrganizationSalePoint getPOSTerminalsBySalePointId getSalePointsForAccountUpdate`,
  installment: `
    getMerchantProduct(legalPartyId)
    getInstallmentClaims(size page locationCode legalPartyId partnerContractIds sort fromSum toSum statuses fromDate toDate)
    getSumByProduct getSalePoint getAllProduct getClaimById(loanClaimId)
    confirmLoanClaim(sellerVerdict) installmentInfo(loanClaimId)`,
  notification: `
    findAll readAll read(notificationId) delete deleteMultiple readAllByOrigin deleteAll`,
  payment: `
    updatePayment(id updateSwiftInput updateCardTransferInput updateTransferInput)
    saveInterBankTransferNativeDraft(interBankTransfer)
    saveIntraBankOwnerTransferDraft(intraTransfer)
    saveIntraBankForeignTransferDraft(intraTransfer) saveConversionDraft(conversion)
    saveSwift(swift) saveBudgetPayment(budgetPayment) saveCardTransfer(cardTransfer)
    signingPayment(sign) deletePayment(paymentId legalPartyId)
    forSigningPayment(paymentIds legalPartyId) recallPayment(paymentIdListInput)
    saveTransferTemplate(template) updateTemplate(template id)
    deleteTemplate(templateId legalPartyId) saveSalary(salaryRequest) signingSalary(sign)
    refundOperation(refundInput) getAllOperation getAllCountry getModelProcess
    getBanksByCode(bankCode bankType pageable) getBudgetClassificationsByCode
    getOperationTypeCategoryByCode searchPaymentByCriteria(searchOperationHistory pageable)
    findTransferDataByPaymentId(paymentId legalPartyId)
    findConversionDataByPaymentId(paymentId legalPartyId)
    findCardTransferDataByPaymentId(paymentId legalPartyId)
    findSwiftDataByPaymentId(paymentId legalPartyId)
    findBudgetPaymentDataByPaymentId(paymentId legalPartyId)
    findQrTransferDataByPaymentId(paymentId legalPartyId)
    findRefundedQrOperationInfo(paymentId legalPartyId)
    calculateExoticAmountInSwift(calculateAmount) findAllCurrency
    getPaymentStatusHistoryByPaymentId getPaymentSignerInfoByPaymentId
    getTransferTemplateByCriteria(transferTemplateCriteria)
    getSecondPersonTokenByPaymentIds(payments) getInterBankOptions getSwiftOptions
    getRepeatableTransferOptions getRepeatableSwiftOptions getCurrencyRates
    getCurrencyRatesConversion findSalaryDataByLegalPartyId(searchSalary pageable)
    findSalaryDetailBySalaryId(salaryId pageable)
    findSalaryDetailBySalaryIdForSign(salaryId pageable) getCountsOfPaymentsGroupedByStatus
    getGroupedPaymentsByFilter(filterData) calculateCommission(commissionInput)
    checkIsRefundAvailable(refundIsAvailableInput) getQrOperationHistory(filter pageable)
    getQrOperationHistoryByFilterWithSalePoint(filter pageable)
    findAllQrTransferByFilter(filter pageable) getQrOperationsLast2Days(filter)
    listenPayment(legalPartyId paymentId) listenSalary`,
  rules: `
    getPaymentValidationRules getPaymentValidationRulesByPage(page)
    getWorkingDays(isWorkingDay operation) getOperationsTimeRule getRuleOptions getTimeRuleOptions`,
  statement: `
    findAll findPOSTerminalStatements getPOSTerminals
    getPaymentsByStatement(statementId pagination) getPayments(parameters pagination)
    downloadPOSTerminalStatement(statementID partyID)
    download(fileName fileFormat partyId language) order(statementOrder)
    orderCardStatement(statementOrder) orderPOSTerminalStatement(statementOrder) listen(partyId)
    listenPOSTerminalStatement(partyID)`,
  letter: `
    takeForProcessing answerToLetter changeStatus signingLetter forSigningLetter draftLetter
    deleteLetter getAllLettersForOutgoing getAllLettersForIncoming getBase64
    getAmountNotProcessedStatus getLetterById listenLetter listenLetterForStatus`,
}

/** `name(argument argument)`; an argument may stand inside another one. */
const callsOf = (text: string): readonly (readonly [name: string, args: readonly string[]])[] =>
  [...text.matchAll(/(\w+)(?:\(([^)]*)\))?/g)].map(([, name = '', args = '']) => [
    name,
    args.split(/\s+/).filter(Boolean),
  ])

function namesInside(
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const { name, type } of fields) {
    const isKnown = seen.has(name)
    seen.add(name)
    const inner = getNamedType(type)
    if (!isKnown && isInputObjectType(inner)) namesInside(Object.values(inner.getFields()), seen)
  }
  return seen
}

test('every call of both specifications is in the service that has it, with the arguments of the specification', async () => {
  const services = new Map((await findServices()).map(({ name, schema }) => [name, schema]))
  const faults = Object.entries(specified).flatMap(([service, text]) => {
    const schema = services.get(service)
    const fields = new Map(
      [schema?.getQueryType(), schema?.getMutationType(), schema?.getSubscriptionType()].flatMap(
        type => Object.entries(type?.getFields() ?? {}),
      ),
    )
    return callsOf(text).flatMap(([call, args]) => {
      const known = namesInside(fields.get(call)?.args ?? [])
      const missing = args.filter(name => !known.has(name))
      if (!fields.has(call)) return [`${service}.${call}`]
      return missing.length === 0 ? [] : [`${service}.${call}: ${missing.join(', ')}`]
    })
  })
  expect(faults).toEqual([])
})

test('every call about selling is used by the client', () => {
  const used = readFileSync(
    new URL('../generated/registered-documents.json', import.meta.url),
    'utf8',
  )
  const isAboutSelling = (service: string, call: string) =>
    ['sale-point', 'installment'].includes(service) ||
    /Qr|SalePoint|Refund|Seller|POS|Pos|PayDa/.test(call)
  const unused = Object.entries(specified).flatMap(([service, text]) =>
    callsOf(text).flatMap(([call]) =>
      isAboutSelling(service, call) && !new RegExp(`\\b${call}\\b`).test(used) ? [call] : [],
    ),
  )
  expect(unused).toEqual([])
})
