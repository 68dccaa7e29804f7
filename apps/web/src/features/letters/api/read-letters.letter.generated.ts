/* Made by `npm run generate`; do not edit. */
import type { LetterDirection, LetterFilter, LetterRef, LetterStatus, LettersRef, LiveState, PayControlRequestState } from '../../../lib/api-types/letter.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LetterFieldsFragment = { id: string, legalPartyId: string, direction: LetterDirection, subjectCode: string | null, title: string, message: string, senderName: string, recipientName: string, createdDate: string, updatedDate: string, letterStatus: LetterStatus, userShortName: string | null, fileName: string | null, fileId: string | null, referenceLetterId: string | null, description: string | null, version: number, digest: string | null, canEdit: boolean, canDelete: boolean, canSendForSigning: boolean, canSign: boolean, canRevoke: boolean, canMarkAsRead: boolean, canAnswer: boolean };

export type OutgoingLettersQueryVariables = Exact<{
  filter: LetterFilter;
  page: number;
  size: number;
}>;


export type OutgoingLettersQuery = { getAllLettersForOutgoing: { amountElements: number, amountPages: number, currentPage: number, searchedSince: string | null, asOf: string, list: Array<{ id: string, legalPartyId: string, direction: LetterDirection, subjectCode: string | null, title: string, message: string, senderName: string, recipientName: string, createdDate: string, updatedDate: string, letterStatus: LetterStatus, userShortName: string | null, fileName: string | null, fileId: string | null, referenceLetterId: string | null, description: string | null, version: number, digest: string | null, canEdit: boolean, canDelete: boolean, canSendForSigning: boolean, canSign: boolean, canRevoke: boolean, canMarkAsRead: boolean, canAnswer: boolean }> } };

export type IncomingLettersQueryVariables = Exact<{
  filter: LetterFilter;
  page: number;
  size: number;
}>;


export type IncomingLettersQuery = { getAllLettersForIncoming: { amountElements: number, amountPages: number, currentPage: number, searchedSince: string | null, asOf: string, list: Array<{ id: string, legalPartyId: string, direction: LetterDirection, subjectCode: string | null, title: string, message: string, senderName: string, recipientName: string, createdDate: string, updatedDate: string, letterStatus: LetterStatus, userShortName: string | null, fileName: string | null, fileId: string | null, referenceLetterId: string | null, description: string | null, version: number, digest: string | null, canEdit: boolean, canDelete: boolean, canSendForSigning: boolean, canSign: boolean, canRevoke: boolean, canMarkAsRead: boolean, canAnswer: boolean }> } };

export type OneLetterQueryVariables = Exact<{
  letter: LetterRef;
}>;


export type OneLetterQuery = { getLetterById: { id: string, legalPartyId: string, direction: LetterDirection, subjectCode: string | null, title: string, message: string, senderName: string, recipientName: string, createdDate: string, updatedDate: string, letterStatus: LetterStatus, userShortName: string | null, fileName: string | null, fileId: string | null, referenceLetterId: string | null, description: string | null, version: number, digest: string | null, canEdit: boolean, canDelete: boolean, canSendForSigning: boolean, canSign: boolean, canRevoke: boolean, canMarkAsRead: boolean, canAnswer: boolean } };

export type LetterStatusHistoryQueryVariables = Exact<{
  letter: LetterRef;
}>;


export type LetterStatusHistoryQuery = { getLetterStatusHistory: Array<{ statusCode: LetterStatus, updatedDate: string, updatedBy: string | null, comment: string | null }> };

export type LetterTextsToSignQueryVariables = Exact<{
  letter: LettersRef;
}>;


export type LetterTextsToSignQuery = { getTextsToSign: Array<{ letterId: string, digest: string, canonicalText: string }> };

export type LetterSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterSubjectsQuery = { getLetterSubjects: Array<{ code: string, name: string, hint: string, needsTitle: boolean }> };

export type LetterFileContentQueryVariables = Exact<{
  letter: LetterRef;
}>;


export type LetterFileContentQuery = { getBase64: { fileName: string, contentType: string, base64: string } };

export type LetterPhoneRequestsQueryVariables = Exact<{
  letter: LetterRef;
}>;


export type LetterPhoneRequestsQuery = { getPayControlRequests: { mayRequest: boolean, mayCancel: boolean, list: Array<{ id: string, stage: number, personName: string, isYours: boolean, state: PayControlRequestState, validUntil: string, reason: string | null, text: string }> } };

export type ListenLettersSubscriptionVariables = Exact<{
  legalPartyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenLettersSubscription = { listenLetter: { eventId: string, state: LiveState, letterId: string, letter: { id: string, legalPartyId: string, direction: LetterDirection, subjectCode: string | null, title: string, message: string, senderName: string, recipientName: string, createdDate: string, updatedDate: string, letterStatus: LetterStatus, userShortName: string | null, fileName: string | null, fileId: string | null, referenceLetterId: string | null, description: string | null, version: number, digest: string | null, canEdit: boolean, canDelete: boolean, canSendForSigning: boolean, canSign: boolean, canRevoke: boolean, canMarkAsRead: boolean, canAnswer: boolean } | null } };

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
export const LetterFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LetterFields on Letter {
  id
  legalPartyId
  direction
  subjectCode
  title
  message
  senderName
  recipientName
  createdDate
  updatedDate
  letterStatus
  userShortName
  fileName
  fileId
  referenceLetterId
  description
  version
  digest
  canEdit
  canDelete
  canSendForSigning
  canSign
  canRevoke
  canMarkAsRead
  canAnswer
}
    `, {"fragmentName":"LetterFields"}) as unknown as TypedDocumentString<LetterFieldsFragment, unknown>;
export const OutgoingLettersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutgoingLetters($filter: LetterFilter!, $page: Int!, $size: Int!) {
  getAllLettersForOutgoing(filter: $filter, pageable: {page: $page, size: $size}) {
    list {
      ...LetterFields
    }
    amountElements
    amountPages
    currentPage
    searchedSince
    asOf
  }
}
    fragment LetterFields on Letter {
  id
  legalPartyId
  direction
  subjectCode
  title
  message
  senderName
  recipientName
  createdDate
  updatedDate
  letterStatus
  userShortName
  fileName
  fileId
  referenceLetterId
  description
  version
  digest
  canEdit
  canDelete
  canSendForSigning
  canSign
  canRevoke
  canMarkAsRead
  canAnswer
}`, {"hash":"2ac87d96090f1bafd7dc3a0f5786c611e4743ec2630ea94a574ce88f9b3b18ca"}) as unknown as TypedDocumentString<OutgoingLettersQuery, OutgoingLettersQueryVariables>;
export const IncomingLettersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query IncomingLetters($filter: LetterFilter!, $page: Int!, $size: Int!) {
  getAllLettersForIncoming(filter: $filter, pageable: {page: $page, size: $size}) {
    list {
      ...LetterFields
    }
    amountElements
    amountPages
    currentPage
    searchedSince
    asOf
  }
}
    fragment LetterFields on Letter {
  id
  legalPartyId
  direction
  subjectCode
  title
  message
  senderName
  recipientName
  createdDate
  updatedDate
  letterStatus
  userShortName
  fileName
  fileId
  referenceLetterId
  description
  version
  digest
  canEdit
  canDelete
  canSendForSigning
  canSign
  canRevoke
  canMarkAsRead
  canAnswer
}`, {"hash":"175c7bd21d47bd9aeab70098a7ccad7e977a5142cac3813100ce642daf9eec9f"}) as unknown as TypedDocumentString<IncomingLettersQuery, IncomingLettersQueryVariables>;
export const OneLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OneLetter($letter: LetterRef!) {
  getLetterById(letter: $letter) {
    ...LetterFields
  }
}
    fragment LetterFields on Letter {
  id
  legalPartyId
  direction
  subjectCode
  title
  message
  senderName
  recipientName
  createdDate
  updatedDate
  letterStatus
  userShortName
  fileName
  fileId
  referenceLetterId
  description
  version
  digest
  canEdit
  canDelete
  canSendForSigning
  canSign
  canRevoke
  canMarkAsRead
  canAnswer
}`, {"hash":"3ce34509aa900e2f12daba8336738ae566e704d285ed5560c30aead391cac922"}) as unknown as TypedDocumentString<OneLetterQuery, OneLetterQueryVariables>;
export const LetterStatusHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LetterStatusHistory($letter: LetterRef!) {
  getLetterStatusHistory(letter: $letter) {
    statusCode
    updatedDate
    updatedBy
    comment
  }
}
    `, {"hash":"00e211cb063d8edb0766f0971e6e72af375a01c9fd7c2c4344c446707535daf0"}) as unknown as TypedDocumentString<LetterStatusHistoryQuery, LetterStatusHistoryQueryVariables>;
export const LetterTextsToSignDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LetterTextsToSign($letter: LettersRef!) {
  getTextsToSign(letter: $letter) {
    letterId
    digest
    canonicalText
  }
}
    `, {"hash":"c4f15712d5f6226c1fc15dde319cabfc9e956ec312f9e0d8961af091c01e09b8"}) as unknown as TypedDocumentString<LetterTextsToSignQuery, LetterTextsToSignQueryVariables>;
export const LetterSubjectsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LetterSubjects {
  getLetterSubjects {
    code
    name
    hint
    needsTitle
  }
}
    `, {"hash":"d393f553419699f023f7b981b26d202a5c3575294d0090761b51dc205de79873"}) as unknown as TypedDocumentString<LetterSubjectsQuery, LetterSubjectsQueryVariables>;
export const LetterFileContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LetterFileContent($letter: LetterRef!) {
  getBase64(letter: $letter) {
    fileName
    contentType
    base64
  }
}
    `, {"hash":"da010ea648b23156660db8eaa3094c101eecada93b295be71eb4579e4579d83e"}) as unknown as TypedDocumentString<LetterFileContentQuery, LetterFileContentQueryVariables>;
export const LetterPhoneRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LetterPhoneRequests($letter: LetterRef!) {
  getPayControlRequests(letter: $letter) {
    list {
      id
      stage
      personName
      isYours
      state
      validUntil
      reason
      text
    }
    mayRequest
    mayCancel
  }
}
    `, {"hash":"5470c7fe553836f866046ba684897e70f0c9eb1ec3898d7e924e69abb3f7ef0a"}) as unknown as TypedDocumentString<LetterPhoneRequestsQuery, LetterPhoneRequestsQueryVariables>;
export const ListenLettersDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenLetters($legalPartyId: ID!, $lastEventId: ID) {
  listenLetter(legalPartyId: $legalPartyId, lastEventId: $lastEventId) {
    eventId
    state
    letterId
    letter {
      ...LetterFields
    }
  }
}
    fragment LetterFields on Letter {
  id
  legalPartyId
  direction
  subjectCode
  title
  message
  senderName
  recipientName
  createdDate
  updatedDate
  letterStatus
  userShortName
  fileName
  fileId
  referenceLetterId
  description
  version
  digest
  canEdit
  canDelete
  canSendForSigning
  canSign
  canRevoke
  canMarkAsRead
  canAnswer
}`, {"hash":"5af407e0b19295b75df39b2843f0437accbd169289d72dbf2eaae4637ca932aa"}) as unknown as TypedDocumentString<ListenLettersSubscription, ListenLettersSubscriptionVariables>;
