/* Made by `npm run generate`; do not edit. */
import type { PayDaApplicationInput, PosApplicationInput, TaskState, TaskType } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TerminalApplicationsQueryVariables = Exact<{
  businessUserContractId: string;
}>;


export type TerminalApplicationsQuery = { userPOSApplicationTasksPageable: { list: Array<{ id: string, taskType: TaskType, taskState: TaskState, createdDate: string, rejectReason: string | null, newValue: { legalAddress: string, actualAddress: string, mainActivity: string, storeName: string, storeAddress: string, clientContactAddress: string, terminalsCount: number } | null, payDaApplication: { storeName: string, storeAddress: string } | null }> } };

export type OrderTerminalsMutationVariables = Exact<{
  businessUserContractId: string;
  posApplication: PosApplicationInput;
}>;


export type OrderTerminalsMutation = { savePosApplicationTask: string };

export type OrderPayDaMutationVariables = Exact<{
  businessUserContractId: string;
  payDaApplication: PayDaApplicationInput;
}>;


export type OrderPayDaMutation = { savePayDaApplicationTask: string };

export type TerminalApplicationQueryVariables = Exact<{
  taskId: string;
  businessUserContractId: string;
}>;


export type TerminalApplicationQuery = { getUserPOSApplicationTask: { id: string, taskType: TaskType, taskState: TaskState, createdDate: string, rejectReason: string | null, newValue: { legalAddress: string, actualAddress: string, mainActivity: string, storeName: string, storeAddress: string, clientAccount: string, offerTypes: Array<string>, clientContactName: string, clientContactAddress: string, clientContactNumber: string, hasSecurity: boolean, terminalsCount: number, hasClientKkm: boolean, workingDays: string, photoIds: Array<string> } | null, payDaApplication: { storeName: string, storeAddress: string, clientAccount: string, contactName: string, contactNumber: string, website: string | null } | null } };

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

export const TerminalApplicationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TerminalApplications($businessUserContractId: ID!) {
  userPOSApplicationTasksPageable(
    businessUserContractId: $businessUserContractId
    pageableDecorator: {page: 1, size: 100}
  ) {
    list {
      id
      taskType
      taskState
      createdDate
      rejectReason
      newValue {
        legalAddress
        actualAddress
        mainActivity
        storeName
        storeAddress
        clientContactAddress
        terminalsCount
      }
      payDaApplication {
        storeName
        storeAddress
      }
    }
  }
}
    `, {"hash":"7ec2593868c1629e94c35f349d2eb5e6dfbab9ee3a892e6436a73b4f695630fe"}) as unknown as TypedDocumentString<TerminalApplicationsQuery, TerminalApplicationsQueryVariables>;
export const OrderTerminalsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderTerminals($businessUserContractId: ID!, $posApplication: PosApplicationInput!) {
  savePosApplicationTask(
    businessUserContractId: $businessUserContractId
    posApplication: $posApplication
  )
}
    `, {"hash":"20ff30016b2a00fdddce9d44f33c19371ffc9696047a17e8517622c5d7c4ef63"}) as unknown as TypedDocumentString<OrderTerminalsMutation, OrderTerminalsMutationVariables>;
export const OrderPayDaDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderPayDa($businessUserContractId: ID!, $payDaApplication: PayDaApplicationInput!) {
  savePayDaApplicationTask(
    businessUserContractId: $businessUserContractId
    payDaApplication: $payDaApplication
  )
}
    `, {"hash":"ec6b31baf612bac85f8ad824678c106619df19d1a04e5b136f0ea17cd9175a69"}) as unknown as TypedDocumentString<OrderPayDaMutation, OrderPayDaMutationVariables>;
export const TerminalApplicationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TerminalApplication($taskId: ID!, $businessUserContractId: ID!) {
  getUserPOSApplicationTask(
    taskId: $taskId
    businessUserContractId: $businessUserContractId
  ) {
    id
    taskType
    taskState
    createdDate
    rejectReason
    newValue {
      legalAddress
      actualAddress
      mainActivity
      storeName
      storeAddress
      clientAccount
      offerTypes
      clientContactName
      clientContactAddress
      clientContactNumber
      hasSecurity
      terminalsCount
      hasClientKkm
      workingDays
      photoIds
    }
    payDaApplication {
      storeName
      storeAddress
      clientAccount
      contactName
      contactNumber
      website
    }
  }
}
    `, {"hash":"43f05c0d52d624f5f08bb253423f052b072be16ea8bfe50d02cee8ee9a3a7788"}) as unknown as TypedDocumentString<TerminalApplicationQuery, TerminalApplicationQueryVariables>;
