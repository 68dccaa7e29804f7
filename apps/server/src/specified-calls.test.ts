import { readFileSync } from 'node:fs'

import {
  getNamedType,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql'
import { expect, test } from 'vitest'

import { findServices } from './testing/services.ts'

/**
 * The calls that section 7 of both specifications and `docs/decisions/names-of-account-queries.md` name, by service, with the
 * arguments that they name; what stands in an argument stands in its braces.
 */
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
    createSalePoint updateSalePointById createNewCashierByInn(orgReferenceId innData{inn}) createCash
    updateCash updateCashesOfUser fireCashier
    getSalePointsByFilter(pageable filter{isByAlphabet isNew salePointName orgReferenceId})
    getSalePointInfoById getCashesBySalePointId getRegionAddress getSalePointsByOrgRefId
    getSalePointsOfCashier employees getCashierInfoByRefId getCashById newIndividualPerson(inn)
    hasOrganizationSalePoint getPOSTerminalsBySalePointId getSalePointsForAccountUpdate`,
  installment: `
    getMerchantProduct(legalPartyId)
    getInstallmentClaims(loanRequestDto{size page locationCode legalPartyId partnerContractIds sort
      filterDto{fromSum toSum statuses fromDate toDate}})
    getSumByProduct getSalePoint getAllProduct getClaimById(loanClaimId)
    confirmLoanClaim(sellerVerdict) installmentInfo(loanClaimId)`,
  notification: `
    findAll readAll read(notificationId) delete deleteMultiple(notificationIdList)
    readAllByOrigin deleteAll`,
  payment: `
    updatePayment(updatePayment{id updateSwiftInput updateCardTransferInput updateTransferInput})
    saveInterBankTransferNativeDraft(interBankTransfer)
    saveIntraBankOwnerTransferDraft(intraTransfer)
    saveIntraBankForeignTransferDraft(intraTransfer) saveConversionDraft(conversion)
    saveSwift(swift) saveBudgetPayment(budgetPayment) saveCardTransfer(cardTransfer)
    signingPayment(sign) deletePayment(payment{paymentId legalPartyId})
    forSigningPayment(payment{paymentIds legalPartyId}) recallPayment(paymentIdListInput)
    saveTransferTemplate(template) updateTemplate(template{id})
    deleteTemplate(template{templateId legalPartyId}) saveSalary(salaryRequest) signingSalary(sign)
    refundOperation(refundInput) getAllOperation getAllCountry getModelProcess
    getBanksByCode(bankCode bankType pageable) getBudgetClassificationsByCode
    getOperationTypeCategoryByCode searchPaymentByCriteria(searchOperationHistory pageable)
    findTransferDataByPaymentId(payment{paymentId legalPartyId})
    findConversionDataByPaymentId(payment{paymentId legalPartyId})
    findCardTransferDataByPaymentId(payment{paymentId legalPartyId})
    findSwiftDataByPaymentId(payment{paymentId legalPartyId})
    findBudgetPaymentDataByPaymentId(payment{paymentId legalPartyId})
    findQrTransferDataByPaymentId(payment{paymentId legalPartyId})
    findRefundedQrOperationInfo(payment{paymentId legalPartyId})
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
    listenPayment(legalPartyId paymentId) listenSalary(salaryIdInput)
    findSalaryContract findSalaryEmployees forSigningSalary returnSalary revokeSalary recallSalary
    deleteSalary addSalaryEmployees removeSalaryEmployee`,
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
  files: `
    findImportedFiles findImportedFileById findImportedFileRows findExportedFiles downloadExportedFile
    downloadFileTemplate(kind format) checkImportedFile(file{uploadId kind})
    createDocumentsFromFile(rows{fileId rowIds}) undoImport(file{fileId}) archiveImportedFile(file{fileId})
    orderExport(export{kind filter format}) deleteExportedFile(file{fileId}) listenImportedFile listenExportedFile`,
  letter: `
    takeForProcessing answerToLetter changeStatus signingLetter forSigningLetter draftLetter
    deleteLetter getAllLettersForOutgoing getAllLettersForIncoming getBase64
    getAmountNotProcessedStatus getLetterById listenLetter listenLetterForStatus`,
}

/** `name(argument argument)`. */
const callsOf = (text: string): readonly (readonly [name: string, args: string])[] =>
  [...text.matchAll(/(\w+)(?:\(([^)]*)\))?/g)].map(([, name = '', args = '']) => [name, args])

/** `a{b{c}}` as the ways to each name: a, a b, a b c. */
function pathsOf(args: string): readonly (readonly string[])[] {
  const around: string[] = []
  let before = ''
  return [...args.matchAll(/\w+|[{}]/g)].flatMap(([token]) => {
    if (token === '{') around.push(before)
    else if (token === '}') around.pop()
    else before = token
    return /\w/.test(token) ? [[...around, token]] : []
  })
}

function hasPath(
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  [name, ...rest]: readonly string[],
): boolean {
  const field = fields.find(one => one.name === name)
  if (!field || rest.length === 0) return field !== undefined
  const inner = getNamedType(field.type)
  return isInputObjectType(inner) && hasPath(Object.values(inner.getFields()), rest)
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
      const known = fields.get(call)?.args ?? []
      const missing = pathsOf(args).filter(path => !hasPath(known, path))
      if (!fields.has(call)) return [`${service}.${call}`]
      return missing.map(path => `${service}.${call}: ${path.join('.')}`)
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
