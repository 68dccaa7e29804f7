/* Made by `npm run generate`; do not edit. */
import type { AccountClassification, CashInput, CashierAuthState, CashierInnData, Pageable, SalePointFilter, SalePointInput } from '../../../lib/api-types/sale-point.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OutletLineFragment = { id: string, code: string, name: string, account: string, cashRegisterCount: number, addressAttributes: { street: string, houseNumber: string, region: { attributeName: string } } };

export type RegisterDetailsFragment = { id: string, code: string, name: string, hasKkm: boolean, isActive: boolean, salePointId: string, cashiers: Array<{ referenceId: string, fullName: string, authState: CashierAuthState }>, terminals: Array<{ id: string, code: string, isActive: boolean }> };

export type OutletDetailsFragment = { id: string, code: string, name: string, checkName: string, account: string, accountClassification: AccountClassification | null, createdDate: string, isEditable: boolean, addressAttributes: { street: string, houseNumber: string, phone: Array<string>, taxOfficeCode: string, latitude: string, longitude: string, region: { id: string, attributeName: string }, city: { id: string, attributeName: string } | null, district: { id: string, attributeName: string } | null, shoppingCentreInfo: { shoppingCentreName: string, floor: string, boutiqueName: string } | null, marketInfo: { marketName: string, row: string, containerName: string } | null }, cashRegisters: Array<{ id: string }> };

export type CashierLineFragment = { referenceId: string, fullName: string, mobile: string | null, authState: CashierAuthState, shiftOpenedDate: string | null, salePoints: Array<{ id: string, name: string }> };

export type OutletsQueryVariables = Exact<{
  filter: SalePointFilter;
  pageable?: Pageable | null | undefined;
}>;


export type OutletsQuery = { getSalePointsByFilter: { totalElements: number, list: Array<{ id: string, code: string, name: string, account: string, cashRegisterCount: number, addressAttributes: { street: string, houseNumber: string, region: { attributeName: string } } }> } };

export type OutletQueryVariables = Exact<{
  salePointId: string;
}>;


export type OutletQuery = { getSalePointInfoById: { id: string, code: string, name: string, checkName: string, account: string, accountClassification: AccountClassification | null, createdDate: string, isEditable: boolean, addressAttributes: { street: string, houseNumber: string, phone: Array<string>, taxOfficeCode: string, latitude: string, longitude: string, region: { id: string, attributeName: string }, city: { id: string, attributeName: string } | null, district: { id: string, attributeName: string } | null, shoppingCentreInfo: { shoppingCentreName: string, floor: string, boutiqueName: string } | null, marketInfo: { marketName: string, row: string, containerName: string } | null }, cashRegisters: Array<{ id: string }> } };

export type OutletRegistersQueryVariables = Exact<{
  salePointId: string;
}>;


export type OutletRegistersQuery = { getCashesBySalePointId: Array<{ id: string, code: string, name: string, hasKkm: boolean, isActive: boolean, salePointId: string, cashiers: Array<{ referenceId: string, fullName: string, authState: CashierAuthState }>, terminals: Array<{ id: string, code: string, isActive: boolean }> }>, getPOSTerminalsBySalePointId: Array<{ id: string, code: string, isActive: boolean }> };

export type OutletsOfOwnAccountsQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type OutletsOfOwnAccountsQuery = { getSalePointsForAccountUpdate: Array<{ id: string }> };

export type OwnOutletsQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type OwnOutletsQuery = { getSalePointsOfCashier: Array<{ id: string, code: string, name: string, addressAttributes: { street: string, houseNumber: string }, cashRegisters: Array<{ id: string, code: string, name: string, isActive: boolean }> }> };

export type OutletsWithRegistersQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type OutletsWithRegistersQuery = { getSalePointsByOrgRefId: Array<{ account: string, id: string, code: string, name: string, addressAttributes: { street: string, houseNumber: string }, cashRegisters: Array<{ id: string, code: string, name: string, isActive: boolean }> }> };

export type OutletWithRegistersFragment = { id: string, code: string, name: string, addressAttributes: { street: string, houseNumber: string }, cashRegisters: Array<{ id: string, code: string, name: string, isActive: boolean }> };

export type CashiersQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type CashiersQuery = { employees: Array<{ referenceId: string, fullName: string, mobile: string | null, authState: CashierAuthState, shiftOpenedDate: string | null, salePoints: Array<{ id: string, name: string }> }> };

export type CashierDetailsFragment = { referenceId: string, fullName: string, mobile: string | null, inn: string | null, authState: CashierAuthState, account: string | null, hiredDate: string, shiftOpenedDate: string | null, salePoints: Array<{ id: string, code: string, name: string, addressAttributes: { street: string, houseNumber: string }, cashRegisters: Array<{ id: string, code: string, name: string, isActive: boolean }> }> };

export type CashierQueryVariables = Exact<{
  userReferenceId: string;
}>;


export type CashierQuery = { getCashierInfoByRefId: { referenceId: string, fullName: string, mobile: string | null, inn: string | null, authState: CashierAuthState, account: string | null, hiredDate: string, shiftOpenedDate: string | null, salePoints: Array<{ id: string, code: string, name: string, addressAttributes: { street: string, houseNumber: string }, cashRegisters: Array<{ id: string, code: string, name: string, isActive: boolean }> }> } };

export type CashRegisterQueryVariables = Exact<{
  cashId: string;
}>;


export type CashRegisterQuery = { getCashById: { id: string, code: string, name: string, hasKkm: boolean, isActive: boolean, salePointId: string, cashiers: Array<{ referenceId: string, fullName: string, authState: CashierAuthState }>, terminals: Array<{ id: string, code: string, isActive: boolean }> } };

export type PlacesQueryVariables = Exact<{
  parentId?: string | null | undefined;
}>;


export type PlacesQuery = { getRegionAddress: Array<{ id: string, attributeName: string, hasPlaces: boolean, taxOfficeCode: string | null }> };

export type OutletTaxOfficesQueryVariables = Exact<{ [key: string]: never; }>;


export type OutletTaxOfficesQuery = { getTaxOffices: Array<{ code: string, name: string }> };

export type FindIndividualQueryVariables = Exact<{
  inn: string;
}>;


export type FindIndividualQuery = { newIndividualPerson: { inn: string, fullName: string } };

export type CreateOutletMutationVariables = Exact<{
  orgReferenceId: string;
  salePoint: SalePointInput;
}>;


export type CreateOutletMutation = { createSalePoint: { id: string } };

export type UpdateOutletMutationVariables = Exact<{
  salePointId: string;
  salePoint: SalePointInput;
}>;


export type UpdateOutletMutation = { updateSalePointById: { id: string } };

export type CreateCashMutationVariables = Exact<{
  salePointId: string;
  cash: CashInput;
}>;


export type CreateCashMutation = { createCash: { id: string } };

export type UpdateCashMutationVariables = Exact<{
  cashId: string;
  cash: CashInput;
}>;


export type UpdateCashMutation = { updateCash: { id: string } };

export type HireCashierMutationVariables = Exact<{
  orgReferenceId: string;
  innData: CashierInnData;
}>;


export type HireCashierMutation = { createNewCashierByInn: { referenceId: string } };

export type ChangeCashierRegistersMutationVariables = Exact<{
  userReferenceId: string;
  cashIds: Array<string> | string;
}>;


export type ChangeCashierRegistersMutation = { updateCashesOfUser: { referenceId: string, fullName: string, mobile: string | null, inn: string | null, authState: CashierAuthState, account: string | null, hiredDate: string, shiftOpenedDate: string | null, salePoints: Array<{ id: string, code: string, name: string, addressAttributes: { street: string, houseNumber: string }, cashRegisters: Array<{ id: string, code: string, name: string, isActive: boolean }> }> } };

export type FireCashierMutationVariables = Exact<{
  userReferenceId: string;
}>;


export type FireCashierMutation = { fireCashier: boolean };

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
export const OutletLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OutletLine on SalePoint {
  id
  code
  name
  account
  addressAttributes {
    street
    houseNumber
    region {
      attributeName
    }
  }
  cashRegisterCount
}
    `, {"fragmentName":"OutletLine"}) as unknown as TypedDocumentString<OutletLineFragment, unknown>;
export const RegisterDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegisterDetails on CashRegister {
  id
  code
  name
  hasKkm
  isActive
  salePointId
  cashiers {
    referenceId
    fullName
    authState
  }
  terminals {
    id
    code
    isActive
  }
}
    `, {"fragmentName":"RegisterDetails"}) as unknown as TypedDocumentString<RegisterDetailsFragment, unknown>;
export const OutletDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OutletDetails on SalePoint {
  id
  code
  name
  checkName
  account
  accountClassification
  createdDate
  isEditable
  addressAttributes {
    region {
      id
      attributeName
    }
    city {
      id
      attributeName
    }
    district {
      id
      attributeName
    }
    street
    houseNumber
    phone
    shoppingCentreInfo {
      shoppingCentreName
      floor
      boutiqueName
    }
    marketInfo {
      marketName
      row
      containerName
    }
    taxOfficeCode
    latitude
    longitude
  }
  cashRegisters {
    id
  }
}
    `, {"fragmentName":"OutletDetails"}) as unknown as TypedDocumentString<OutletDetailsFragment, unknown>;
export const CashierLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CashierLine on Cashier {
  referenceId
  fullName
  mobile
  authState
  shiftOpenedDate
  salePoints {
    id
    name
  }
}
    `, {"fragmentName":"CashierLine"}) as unknown as TypedDocumentString<CashierLineFragment, unknown>;
export const OutletWithRegistersFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OutletWithRegisters on SalePoint {
  id
  code
  name
  addressAttributes {
    street
    houseNumber
  }
  cashRegisters {
    id
    code
    name
    isActive
  }
}
    `, {"fragmentName":"OutletWithRegisters"}) as unknown as TypedDocumentString<OutletWithRegistersFragment, unknown>;
export const CashierDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CashierDetails on Cashier {
  referenceId
  fullName
  mobile
  inn
  authState
  account
  hiredDate
  shiftOpenedDate
  salePoints {
    ...OutletWithRegisters
  }
}
    fragment OutletWithRegisters on SalePoint {
  id
  code
  name
  addressAttributes {
    street
    houseNumber
  }
  cashRegisters {
    id
    code
    name
    isActive
  }
}`, {"fragmentName":"CashierDetails"}) as unknown as TypedDocumentString<CashierDetailsFragment, unknown>;
export const OutletsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Outlets($filter: SalePointFilter!, $pageable: Pageable) {
  getSalePointsByFilter(filter: $filter, pageable: $pageable) {
    list {
      ...OutletLine
    }
    totalElements
  }
}
    fragment OutletLine on SalePoint {
  id
  code
  name
  account
  addressAttributes {
    street
    houseNumber
    region {
      attributeName
    }
  }
  cashRegisterCount
}`, {"hash":"9a3bef3b90fdecf9210e82f16490c55887a947d1c03831465889e4180597cae0"}) as unknown as TypedDocumentString<OutletsQuery, OutletsQueryVariables>;
export const OutletDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Outlet($salePointId: ID!) {
  getSalePointInfoById(salePointId: $salePointId) {
    ...OutletDetails
  }
}
    fragment OutletDetails on SalePoint {
  id
  code
  name
  checkName
  account
  accountClassification
  createdDate
  isEditable
  addressAttributes {
    region {
      id
      attributeName
    }
    city {
      id
      attributeName
    }
    district {
      id
      attributeName
    }
    street
    houseNumber
    phone
    shoppingCentreInfo {
      shoppingCentreName
      floor
      boutiqueName
    }
    marketInfo {
      marketName
      row
      containerName
    }
    taxOfficeCode
    latitude
    longitude
  }
  cashRegisters {
    id
  }
}`, {"hash":"5b5ed78cba663187b1a316cd73f987ca489c7889168d74f81658cfecf90145bc"}) as unknown as TypedDocumentString<OutletQuery, OutletQueryVariables>;
export const OutletRegistersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutletRegisters($salePointId: ID!) {
  getCashesBySalePointId(salePointId: $salePointId) {
    ...RegisterDetails
  }
  getPOSTerminalsBySalePointId(salePointId: $salePointId) {
    id
    code
    isActive
  }
}
    fragment RegisterDetails on CashRegister {
  id
  code
  name
  hasKkm
  isActive
  salePointId
  cashiers {
    referenceId
    fullName
    authState
  }
  terminals {
    id
    code
    isActive
  }
}`, {"hash":"ab2c73e670daa6d965596692b6b78bd8e61caadb07ef775d8143c23ef2adc468"}) as unknown as TypedDocumentString<OutletRegistersQuery, OutletRegistersQueryVariables>;
export const OutletsOfOwnAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutletsOfOwnAccounts($orgReferenceId: ID!) {
  getSalePointsForAccountUpdate(orgReferenceId: $orgReferenceId) {
    id
  }
}
    `, {"hash":"5a9fb9ed832ea00137105fe84f76432d33373cf80de130575cc82ebb1ebbff15"}) as unknown as TypedDocumentString<OutletsOfOwnAccountsQuery, OutletsOfOwnAccountsQueryVariables>;
export const OwnOutletsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnOutlets($orgReferenceId: ID!) {
  getSalePointsOfCashier(orgReferenceId: $orgReferenceId) {
    ...OutletWithRegisters
  }
}
    fragment OutletWithRegisters on SalePoint {
  id
  code
  name
  addressAttributes {
    street
    houseNumber
  }
  cashRegisters {
    id
    code
    name
    isActive
  }
}`, {"hash":"d45e00d9600db2d00a301b96626ae73d844cf4c87186a22f3e137e1a623f047b"}) as unknown as TypedDocumentString<OwnOutletsQuery, OwnOutletsQueryVariables>;
export const OutletsWithRegistersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutletsWithRegisters($orgReferenceId: ID!) {
  getSalePointsByOrgRefId(orgReferenceId: $orgReferenceId) {
    account
    ...OutletWithRegisters
  }
}
    fragment OutletWithRegisters on SalePoint {
  id
  code
  name
  addressAttributes {
    street
    houseNumber
  }
  cashRegisters {
    id
    code
    name
    isActive
  }
}`, {"hash":"da51e8eb188160af9749291dc56439ba5103ff8a92f3feed8e9fcbb1312a6f64"}) as unknown as TypedDocumentString<OutletsWithRegistersQuery, OutletsWithRegistersQueryVariables>;
export const CashiersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Cashiers($orgReferenceId: ID!) {
  employees(orgReferenceId: $orgReferenceId) {
    ...CashierLine
  }
}
    fragment CashierLine on Cashier {
  referenceId
  fullName
  mobile
  authState
  shiftOpenedDate
  salePoints {
    id
    name
  }
}`, {"hash":"bb2f7b1a8b39e69442ec405fefe1b369fce37a438d8657ca2cd454331498242e"}) as unknown as TypedDocumentString<CashiersQuery, CashiersQueryVariables>;
export const CashierDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Cashier($userReferenceId: ID!) {
  getCashierInfoByRefId(userReferenceId: $userReferenceId) {
    ...CashierDetails
  }
}
    fragment OutletWithRegisters on SalePoint {
  id
  code
  name
  addressAttributes {
    street
    houseNumber
  }
  cashRegisters {
    id
    code
    name
    isActive
  }
}
fragment CashierDetails on Cashier {
  referenceId
  fullName
  mobile
  inn
  authState
  account
  hiredDate
  shiftOpenedDate
  salePoints {
    ...OutletWithRegisters
  }
}`, {"hash":"42b8b7885914c2dbee8b57637ce9213bd8f6c9357a0577773b504583b249a7d1"}) as unknown as TypedDocumentString<CashierQuery, CashierQueryVariables>;
export const CashRegisterDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CashRegister($cashId: ID!) {
  getCashById(cashId: $cashId) {
    ...RegisterDetails
  }
}
    fragment RegisterDetails on CashRegister {
  id
  code
  name
  hasKkm
  isActive
  salePointId
  cashiers {
    referenceId
    fullName
    authState
  }
  terminals {
    id
    code
    isActive
  }
}`, {"hash":"41ce183a28e5254c81aeba2cefc54e7d5f01ba6b5ad894145abf48c612faa486"}) as unknown as TypedDocumentString<CashRegisterQuery, CashRegisterQueryVariables>;
export const PlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Places($parentId: ID) {
  getRegionAddress(parentId: $parentId) {
    id
    attributeName
    hasPlaces
    taxOfficeCode
  }
}
    `, {"hash":"c877d665b31776873730db4b44392c644ca7c3a6445ff5655ec57a84941d702f"}) as unknown as TypedDocumentString<PlacesQuery, PlacesQueryVariables>;
export const OutletTaxOfficesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutletTaxOffices {
  getTaxOffices {
    code
    name
  }
}
    `, {"hash":"8476da09a3ba7db8d62699e18efda1c25865517ad31bbaebc6640459b926e2c6"}) as unknown as TypedDocumentString<OutletTaxOfficesQuery, OutletTaxOfficesQueryVariables>;
export const FindIndividualDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindIndividual($inn: String!) {
  newIndividualPerson(inn: $inn) {
    inn
    fullName
  }
}
    `, {"hash":"7b5fcdae1734c8e4919d3a585c582dc8fb75f0eec0f3a12756a78b1176322cd9"}) as unknown as TypedDocumentString<FindIndividualQuery, FindIndividualQueryVariables>;
export const CreateOutletDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateOutlet($orgReferenceId: ID!, $salePoint: SalePointInput!) {
  createSalePoint(orgReferenceId: $orgReferenceId, salePoint: $salePoint) {
    id
  }
}
    `, {"hash":"a40fcb3f692859f8560361c8c82dbefc0adb9848495ea4a1abf2392cea8a78bd"}) as unknown as TypedDocumentString<CreateOutletMutation, CreateOutletMutationVariables>;
export const UpdateOutletDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateOutlet($salePointId: ID!, $salePoint: SalePointInput!) {
  updateSalePointById(salePointId: $salePointId, salePoint: $salePoint) {
    id
  }
}
    `, {"hash":"422fce772ac558ad6d8e91547ce5c2c3ab255ca6208f320dadb6857c49ddea04"}) as unknown as TypedDocumentString<UpdateOutletMutation, UpdateOutletMutationVariables>;
export const CreateCashDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCash($salePointId: ID!, $cash: CashInput!) {
  createCash(salePointId: $salePointId, cash: $cash) {
    id
  }
}
    `, {"hash":"104d7fd698e349cf7ef16a961fe91c2453667392736858cecf20ea9651cca4d3"}) as unknown as TypedDocumentString<CreateCashMutation, CreateCashMutationVariables>;
export const UpdateCashDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateCash($cashId: ID!, $cash: CashInput!) {
  updateCash(cashId: $cashId, cash: $cash) {
    id
  }
}
    `, {"hash":"c295fdaacd06cda20e2a51c50653d0e77352f81a1bb531dd57bdfa6fc5065663"}) as unknown as TypedDocumentString<UpdateCashMutation, UpdateCashMutationVariables>;
export const HireCashierDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HireCashier($orgReferenceId: ID!, $innData: CashierInnData!) {
  createNewCashierByInn(orgReferenceId: $orgReferenceId, innData: $innData) {
    referenceId
  }
}
    `, {"hash":"90ad48c45e2b1dcc880f922cf9f30eec1e85460b38ff9d355a5433bcc4b80e29"}) as unknown as TypedDocumentString<HireCashierMutation, HireCashierMutationVariables>;
export const ChangeCashierRegistersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeCashierRegisters($userReferenceId: ID!, $cashIds: [ID!]!) {
  updateCashesOfUser(userReferenceId: $userReferenceId, cashIds: $cashIds) {
    ...CashierDetails
  }
}
    fragment OutletWithRegisters on SalePoint {
  id
  code
  name
  addressAttributes {
    street
    houseNumber
  }
  cashRegisters {
    id
    code
    name
    isActive
  }
}
fragment CashierDetails on Cashier {
  referenceId
  fullName
  mobile
  inn
  authState
  account
  hiredDate
  shiftOpenedDate
  salePoints {
    ...OutletWithRegisters
  }
}`, {"hash":"9248a43786c23a72fca8aecdebfde7a8b8234f173de53eb7969f02817e02c5cd"}) as unknown as TypedDocumentString<ChangeCashierRegistersMutation, ChangeCashierRegistersMutationVariables>;
export const FireCashierDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FireCashier($userReferenceId: ID!) {
  fireCashier(userReferenceId: $userReferenceId)
}
    `, {"hash":"b3f94ecdec2edc9c1525914942ee6647edbd571df8939f0dfcdb51b30bde7b0f"}) as unknown as TypedDocumentString<FireCashierMutation, FireCashierMutationVariables>;
