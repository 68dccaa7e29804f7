/* Made by `npm run generate`; do not edit. */
import type { AddSalaryEmployeesInput, ImportSalaryInput, RemoveSalaryEmployeeInput, RepeatSalaryInput, SalariesRef, SalaryCardState, SalaryCell, SalaryContractState, SalaryEmployeeFilter, SalaryIdInput, SalaryOrigin, SalaryRef, SalaryRequest, SalaryRowFilter, SalaryRowState, SalarySearch, SalaryStage, SalaryStatus, SalaryUploadRef, StatusColour } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SalaryFieldsFragment = { id: string, legalPartyId: string, fileName: string, createdDate: string, createdBy: string, paymentId: string | null, transferNum: string | null, valueDate: string | null, status: SalaryStatus, statusColour: StatusColour, totalAmount: string, currency: string, payerAccount: string | null, commission: string | null, commissionCurrency: string | null, origin: SalaryOrigin, repeatOf: string | null, rowCount: number, isFullComplete: boolean | null, unpaidAmount: string | null, errorCode: string | null, stage: SalaryStage | null, hasFile: boolean, description: string | null, version: number, isYourTurn: boolean, isEditable: boolean, isRemovable: boolean, isSendForSign: boolean, isRepeatable: boolean, errorParams: Array<{ name: string, value: string }>, warnings: Array<{ code: string, params: Array<{ name: string, value: string }> }> };

export type SalaryContractQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type SalaryContractQuery = { findSalaryContract: { contractNumber: string, state: SalaryContractState, startDate: string, currency: string, payerAccount: string, transitAccount: string, createDeadline: string, signDeadline: string, createUntil: string | null, signUntil: string | null, mayPrepare: boolean } | null };

export type SalaryEmployeesQueryVariables = Exact<{
  filter: SalaryEmployeeFilter;
  page: number;
  size: number;
}>;


export type SalaryEmployeesQuery = { findSalaryEmployees: { amountElements: number, amountPages: number, currentPage: number, list: Array<{ id: string, inn: string, fullName: string, cardState: SalaryCardState, currency: string, cardAccount: string | null, lastAmount: string | null }> } };

export type ReadSalaryEmployeeFileQueryVariables = Exact<{
  file: SalaryUploadRef;
}>;


export type ReadSalaryEmployeeFileQuery = { readSalaryEmployeeFile: string };

export type SalariesQueryVariables = Exact<{
  searchSalary: SalarySearch;
  page: number;
}>;


export type SalariesQuery = { findSalaryDataByLegalPartyId: { amountElements: number, amountPages: number, currentPage: number, list: Array<{ id: string, legalPartyId: string, fileName: string, createdDate: string, createdBy: string, paymentId: string | null, transferNum: string | null, valueDate: string | null, status: SalaryStatus, statusColour: StatusColour, totalAmount: string, currency: string, payerAccount: string | null, commission: string | null, commissionCurrency: string | null, origin: SalaryOrigin, repeatOf: string | null, rowCount: number, isFullComplete: boolean | null, unpaidAmount: string | null, errorCode: string | null, stage: SalaryStage | null, hasFile: boolean, description: string | null, version: number, isYourTurn: boolean, isEditable: boolean, isRemovable: boolean, isSendForSign: boolean, isRepeatable: boolean, errorParams: Array<{ name: string, value: string }>, warnings: Array<{ code: string, params: Array<{ name: string, value: string }> }> }> } };

export type SalaryDetailQueryVariables = Exact<{
  salaryId: string;
  filter?: SalaryRowFilter | null | undefined;
  page: number;
  size: number;
}>;


export type SalaryDetailQuery = { findSalaryDetailBySalaryId: { amountElements: number, amountPages: number, currentPage: number, salary: { id: string, legalPartyId: string, fileName: string, createdDate: string, createdBy: string, paymentId: string | null, transferNum: string | null, valueDate: string | null, status: SalaryStatus, statusColour: StatusColour, totalAmount: string, currency: string, payerAccount: string | null, commission: string | null, commissionCurrency: string | null, origin: SalaryOrigin, repeatOf: string | null, rowCount: number, isFullComplete: boolean | null, unpaidAmount: string | null, errorCode: string | null, stage: SalaryStage | null, hasFile: boolean, description: string | null, version: number, isYourTurn: boolean, isEditable: boolean, isRemovable: boolean, isSendForSign: boolean, isRepeatable: boolean, errorParams: Array<{ name: string, value: string }>, warnings: Array<{ code: string, params: Array<{ name: string, value: string }> }> }, detail: Array<{ id: number, fullName: string, cardAccount: string, amount: string, state: SalaryRowState, findings: Array<{ cell: SalaryCell, code: string, params: string, isWarning: boolean }> }> } };

export type SalaryTextsQueryVariables = Exact<{
  salaryId: string;
  page: number;
}>;


export type SalaryTextsQuery = { findSalaryDetailBySalaryId: { amountPages: number, salary: { id: string, legalPartyId: string, fileName: string, createdDate: string, createdBy: string, paymentId: string | null, transferNum: string | null, valueDate: string | null, status: SalaryStatus, statusColour: StatusColour, totalAmount: string, currency: string, payerAccount: string | null, commission: string | null, commissionCurrency: string | null, origin: SalaryOrigin, repeatOf: string | null, rowCount: number, isFullComplete: boolean | null, unpaidAmount: string | null, errorCode: string | null, stage: SalaryStage | null, hasFile: boolean, description: string | null, version: number, isYourTurn: boolean, isEditable: boolean, isRemovable: boolean, isSendForSign: boolean, isRepeatable: boolean, errorParams: Array<{ name: string, value: string }>, warnings: Array<{ code: string, params: Array<{ name: string, value: string }> }> }, detail: Array<{ fullName: string, cardAccount: string, amount: string }> } };

export type SaveSalaryMutationVariables = Exact<{
  salaryRequest: SalaryRequest;
}>;


export type SaveSalaryMutation = { saveSalary: string };

export type ImportSalaryMutationVariables = Exact<{
  salary: ImportSalaryInput;
}>;


export type ImportSalaryMutation = { importSalary: string };

export type RepeatSalaryMutationVariables = Exact<{
  salary: RepeatSalaryInput;
}>;


export type RepeatSalaryMutation = { repeatSalary: string };

export type DeleteSalaryMutationVariables = Exact<{
  salary: SalaryRef;
}>;


export type DeleteSalaryMutation = { deleteSalary: boolean };

export type SendSalaryMutationVariables = Exact<{
  salary: SalariesRef;
}>;


export type SendSalaryMutation = { forSigningSalary: Array<{ ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

export type AddSalaryEmployeesMutationVariables = Exact<{
  employees: AddSalaryEmployeesInput;
}>;


export type AddSalaryEmployeesMutation = { addSalaryEmployees: Array<{ inn: string, ok: boolean, errorCode: string | null }> };

export type RemoveSalaryEmployeeMutationVariables = Exact<{
  employee: RemoveSalaryEmployeeInput;
}>;


export type RemoveSalaryEmployeeMutation = { removeSalaryEmployee: boolean };

export type ListenSalarySubscriptionVariables = Exact<{
  salaryIdInput: SalaryIdInput;
  lastEventId?: string | null | undefined;
}>;


export type ListenSalarySubscription = { listenSalary: { eventId: string, salaryId: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SalaryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SalaryFields on SalaryRecord {
  id
  legalPartyId
  fileName
  createdDate
  createdBy
  paymentId
  transferNum
  valueDate
  status
  statusColour
  totalAmount
  currency
  payerAccount
  commission
  commissionCurrency
  origin
  repeatOf
  rowCount
  isFullComplete
  unpaidAmount
  errorCode
  errorParams {
    name
    value
  }
  stage
  warnings {
    code
    params {
      name
      value
    }
  }
  hasFile
  description
  version
  isYourTurn
  isEditable
  isRemovable
  isSendForSign
  isRepeatable
}
    `, {"fragmentName":"SalaryFields"}) as unknown as TypedDocumentString<SalaryFieldsFragment, unknown>;
export const SalaryContractDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SalaryContract($legalPartyId: ID!) {
  findSalaryContract(legalPartyId: $legalPartyId) {
    contractNumber
    state
    startDate
    currency
    payerAccount
    transitAccount
    createDeadline
    signDeadline
    createUntil
    signUntil
    mayPrepare
  }
}
    `, {"hash":"5e6a1b4080dd263bf798d676c8874baac3687a7ac925af6afeb512c094e789f4"}) as unknown as TypedDocumentString<SalaryContractQuery, SalaryContractQueryVariables>;
export const SalaryEmployeesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SalaryEmployees($filter: SalaryEmployeeFilter!, $page: Int!, $size: Int!) {
  findSalaryEmployees(filter: $filter, pageable: {page: $page, size: $size}) {
    amountElements
    amountPages
    currentPage
    list {
      id
      inn
      fullName
      cardState
      currency
      cardAccount
      lastAmount
    }
  }
}
    `, {"hash":"f0d46bd8078e74efb7fee16aa4dd237444be3ca8007ccbafc72cf98fdcdd4285"}) as unknown as TypedDocumentString<SalaryEmployeesQuery, SalaryEmployeesQueryVariables>;
export const ReadSalaryEmployeeFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReadSalaryEmployeeFile($file: SalaryUploadRef!) {
  readSalaryEmployeeFile(file: $file)
}
    `, {"hash":"0a00f90b9fa1c36dc4b47128bc1a7127e1d1c8143131488cf33816bad11d541f"}) as unknown as TypedDocumentString<ReadSalaryEmployeeFileQuery, ReadSalaryEmployeeFileQueryVariables>;
export const SalariesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Salaries($searchSalary: SalarySearch!, $page: Int!) {
  findSalaryDataByLegalPartyId(
    searchSalary: $searchSalary
    pageable: {page: $page, size: 40}
  ) {
    amountElements
    amountPages
    currentPage
    list {
      ...SalaryFields
    }
  }
}
    fragment SalaryFields on SalaryRecord {
  id
  legalPartyId
  fileName
  createdDate
  createdBy
  paymentId
  transferNum
  valueDate
  status
  statusColour
  totalAmount
  currency
  payerAccount
  commission
  commissionCurrency
  origin
  repeatOf
  rowCount
  isFullComplete
  unpaidAmount
  errorCode
  errorParams {
    name
    value
  }
  stage
  warnings {
    code
    params {
      name
      value
    }
  }
  hasFile
  description
  version
  isYourTurn
  isEditable
  isRemovable
  isSendForSign
  isRepeatable
}`, {"hash":"1e2e5bfaad2ac251906b5bccc49ae1e26c808753c3902897d1961f14a8e89ac0"}) as unknown as TypedDocumentString<SalariesQuery, SalariesQueryVariables>;
export const SalaryDetailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SalaryDetail($salaryId: ID!, $filter: SalaryRowFilter, $page: Int!, $size: Int!) {
  findSalaryDetailBySalaryId(
    salaryId: $salaryId
    filter: $filter
    pageable: {page: $page, size: $size}
  ) {
    amountElements
    amountPages
    currentPage
    salary {
      ...SalaryFields
    }
    detail {
      id
      fullName
      cardAccount
      amount
      state
      findings {
        cell
        code
        params
        isWarning
      }
    }
  }
}
    fragment SalaryFields on SalaryRecord {
  id
  legalPartyId
  fileName
  createdDate
  createdBy
  paymentId
  transferNum
  valueDate
  status
  statusColour
  totalAmount
  currency
  payerAccount
  commission
  commissionCurrency
  origin
  repeatOf
  rowCount
  isFullComplete
  unpaidAmount
  errorCode
  errorParams {
    name
    value
  }
  stage
  warnings {
    code
    params {
      name
      value
    }
  }
  hasFile
  description
  version
  isYourTurn
  isEditable
  isRemovable
  isSendForSign
  isRepeatable
}`, {"hash":"8cbba794fe394376e87901c8baaa9443a971d6749b4661a310209dc74a6fd207"}) as unknown as TypedDocumentString<SalaryDetailQuery, SalaryDetailQueryVariables>;
export const SalaryTextsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SalaryTexts($salaryId: ID!, $page: Int!) {
  findSalaryDetailBySalaryId(
    salaryId: $salaryId
    pageable: {page: $page, size: 1000}
  ) {
    amountPages
    salary {
      ...SalaryFields
    }
    detail {
      fullName
      cardAccount
      amount
    }
  }
}
    fragment SalaryFields on SalaryRecord {
  id
  legalPartyId
  fileName
  createdDate
  createdBy
  paymentId
  transferNum
  valueDate
  status
  statusColour
  totalAmount
  currency
  payerAccount
  commission
  commissionCurrency
  origin
  repeatOf
  rowCount
  isFullComplete
  unpaidAmount
  errorCode
  errorParams {
    name
    value
  }
  stage
  warnings {
    code
    params {
      name
      value
    }
  }
  hasFile
  description
  version
  isYourTurn
  isEditable
  isRemovable
  isSendForSign
  isRepeatable
}`, {"hash":"6bdeb1c2d44ba62e89610f5370f9a4944bb514ba7a9b5f283b2d5141975ca8c1"}) as unknown as TypedDocumentString<SalaryTextsQuery, SalaryTextsQueryVariables>;
export const SaveSalaryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveSalary($salaryRequest: SalaryRequest!) {
  saveSalary(salaryRequest: $salaryRequest)
}
    `, {"hash":"d03d060e7eb248474c81dc542af6f5a6806824894ec749eb9d5f2f8fb7abdc92"}) as unknown as TypedDocumentString<SaveSalaryMutation, SaveSalaryMutationVariables>;
export const ImportSalaryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportSalary($salary: ImportSalaryInput!) {
  importSalary(salary: $salary)
}
    `, {"hash":"d22494239b9a405169fa84bac35b0f364b4790ce7a2549278199a4be5340f094"}) as unknown as TypedDocumentString<ImportSalaryMutation, ImportSalaryMutationVariables>;
export const RepeatSalaryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RepeatSalary($salary: RepeatSalaryInput!) {
  repeatSalary(salary: $salary)
}
    `, {"hash":"71544e3e6be8a3f3446234167f8155f32ad9b328ed6c750ec6c30a0813a3882f"}) as unknown as TypedDocumentString<RepeatSalaryMutation, RepeatSalaryMutationVariables>;
export const DeleteSalaryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteSalary($salary: SalaryRef!) {
  deleteSalary(salary: $salary)
}
    `, {"hash":"1ecb1a5a7620082951bdb77200d80e05667223b922a8fb68bfe172d68b9314f7"}) as unknown as TypedDocumentString<DeleteSalaryMutation, DeleteSalaryMutationVariables>;
export const SendSalaryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendSalary($salary: SalariesRef!) {
  forSigningSalary(salary: $salary) {
    ok
    errorCode
    errorParams {
      name
      value
    }
  }
}
    `, {"hash":"b667166806a91dd270f8b954136ee84d0048d65137adf440c995f1e3b7bb76a3"}) as unknown as TypedDocumentString<SendSalaryMutation, SendSalaryMutationVariables>;
export const AddSalaryEmployeesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddSalaryEmployees($employees: AddSalaryEmployeesInput!) {
  addSalaryEmployees(employees: $employees) {
    inn
    ok
    errorCode
  }
}
    `, {"hash":"8ec66192fb40a5e5453484a91c1f0643e5d0c16abe0ba62848be675bbe081f2b"}) as unknown as TypedDocumentString<AddSalaryEmployeesMutation, AddSalaryEmployeesMutationVariables>;
export const RemoveSalaryEmployeeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveSalaryEmployee($employee: RemoveSalaryEmployeeInput!) {
  removeSalaryEmployee(employee: $employee)
}
    `, {"hash":"1e2f2daaa8743718c916b1b2a9fb402c0b73e5f0914caa0a8ef668493940cb13"}) as unknown as TypedDocumentString<RemoveSalaryEmployeeMutation, RemoveSalaryEmployeeMutationVariables>;
export const ListenSalaryDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenSalary($salaryIdInput: SalaryIdInput!, $lastEventId: ID) {
  listenSalary(salaryIdInput: $salaryIdInput, lastEventId: $lastEventId) {
    eventId
    salaryId
  }
}
    `, {"hash":"659105b5e3e0504bd8ae4d1b9ad403c8e1e149f1c06dc7ebc2f9a1f27b0c0cc6"}) as unknown as TypedDocumentString<ListenSalarySubscription, ListenSalarySubscriptionVariables>;
