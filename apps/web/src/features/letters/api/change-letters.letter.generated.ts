/* Made by `npm run generate`; do not edit. */
import type { AnswerLetterInput, ChangeLetterStatusInput, DraftLetterInput, LetterRef, LettersRef, SignLettersInput } from '../../../lib/api-types/letter.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LetterAnswerFragment = { letterId: string, ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> };

export type SaveLetterMutationVariables = Exact<{
  letter: DraftLetterInput;
}>;


export type SaveLetterMutation = { draftLetter: string };

export type AnswerLetterMutationVariables = Exact<{
  answer: AnswerLetterInput;
}>;


export type AnswerLetterMutation = { answerToLetter: string };

export type DeleteLetterMutationVariables = Exact<{
  letter: LetterRef;
}>;


export type DeleteLetterMutation = { deleteLetter: boolean };

export type SendLettersForSigningMutationVariables = Exact<{
  letter: LettersRef;
}>;


export type SendLettersForSigningMutation = { forSigningLetter: Array<{ letterId: string, ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

export type SignLettersMutationVariables = Exact<{
  sign: SignLettersInput;
}>;


export type SignLettersMutation = { signingLetter: Array<{ letterId: string, ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

export type RevokeLettersMutationVariables = Exact<{
  change: ChangeLetterStatusInput;
}>;


export type RevokeLettersMutation = { changeStatus: Array<{ letterId: string, ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

export type MarkLettersAsReadMutationVariables = Exact<{
  letter: LettersRef;
}>;


export type MarkLettersAsReadMutation = { takeForProcessing: Array<{ letterId: string, ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

export type RequestLetterPayControlMutationVariables = Exact<{
  letter: LettersRef;
}>;


export type RequestLetterPayControlMutation = { requestPayControl: Array<{ letterId: string, ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

export type CancelLetterPayControlMutationVariables = Exact<{
  letter: LettersRef;
}>;


export type CancelLetterPayControlMutation = { cancelPayControl: Array<{ letterId: string, ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

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
export const LetterAnswerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LetterAnswer on LetterActionResult {
  letterId
  ok
  errorCode
  errorParams {
    name
    value
  }
}
    `, {"fragmentName":"LetterAnswer"}) as unknown as TypedDocumentString<LetterAnswerFragment, unknown>;
export const SaveLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveLetter($letter: DraftLetterInput!) {
  draftLetter(letter: $letter)
}
    `, {"hash":"5a04181e2b6049b0aea6beac1b2940341f6a7eeaa659c1fe4d3fdb3c52dc60e5"}) as unknown as TypedDocumentString<SaveLetterMutation, SaveLetterMutationVariables>;
export const AnswerLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AnswerLetter($answer: AnswerLetterInput!) {
  answerToLetter(answer: $answer)
}
    `, {"hash":"815e1f8a8efe5f883c0acef5064d01a096feac93c1d8aa0ba6b3216a2cf73c26"}) as unknown as TypedDocumentString<AnswerLetterMutation, AnswerLetterMutationVariables>;
export const DeleteLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteLetter($letter: LetterRef!) {
  deleteLetter(letter: $letter)
}
    `, {"hash":"bc7c4977436b9a43f0b82252d943c5d7d03979c895671f5ddeb1e6e29637c92a"}) as unknown as TypedDocumentString<DeleteLetterMutation, DeleteLetterMutationVariables>;
export const SendLettersForSigningDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendLettersForSigning($letter: LettersRef!) {
  forSigningLetter(letter: $letter) {
    ...LetterAnswer
  }
}
    fragment LetterAnswer on LetterActionResult {
  letterId
  ok
  errorCode
  errorParams {
    name
    value
  }
}`, {"hash":"e6645f059dfbea8dcd80401b528bbf14fa9476747208a1557fa06fabadd07a63"}) as unknown as TypedDocumentString<SendLettersForSigningMutation, SendLettersForSigningMutationVariables>;
export const SignLettersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignLetters($sign: SignLettersInput!) {
  signingLetter(sign: $sign) {
    ...LetterAnswer
  }
}
    fragment LetterAnswer on LetterActionResult {
  letterId
  ok
  errorCode
  errorParams {
    name
    value
  }
}`, {"hash":"127ddc2590ae7db43bc492c1ac5b9749f1ef837f3a1adcf66b5f1de3b9b5cada"}) as unknown as TypedDocumentString<SignLettersMutation, SignLettersMutationVariables>;
export const RevokeLettersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeLetters($change: ChangeLetterStatusInput!) {
  changeStatus(change: $change) {
    ...LetterAnswer
  }
}
    fragment LetterAnswer on LetterActionResult {
  letterId
  ok
  errorCode
  errorParams {
    name
    value
  }
}`, {"hash":"6c620c3f0605183ec07e5208d11da255e5084b64b0400d6bb295be1743d7d445"}) as unknown as TypedDocumentString<RevokeLettersMutation, RevokeLettersMutationVariables>;
export const MarkLettersAsReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkLettersAsRead($letter: LettersRef!) {
  takeForProcessing(letter: $letter) {
    ...LetterAnswer
  }
}
    fragment LetterAnswer on LetterActionResult {
  letterId
  ok
  errorCode
  errorParams {
    name
    value
  }
}`, {"hash":"6b2cd067d9731385e4d6ac74acc43f9227b12239855855b066ac52d30214a72d"}) as unknown as TypedDocumentString<MarkLettersAsReadMutation, MarkLettersAsReadMutationVariables>;
export const RequestLetterPayControlDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestLetterPayControl($letter: LettersRef!) {
  requestPayControl(letter: $letter) {
    ...LetterAnswer
  }
}
    fragment LetterAnswer on LetterActionResult {
  letterId
  ok
  errorCode
  errorParams {
    name
    value
  }
}`, {"hash":"ca481813ed0d4471e69c601cc63a6bcbe3e58822ea0eb49d7954fc46e4473d78"}) as unknown as TypedDocumentString<RequestLetterPayControlMutation, RequestLetterPayControlMutationVariables>;
export const CancelLetterPayControlDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelLetterPayControl($letter: LettersRef!) {
  cancelPayControl(letter: $letter) {
    ...LetterAnswer
  }
}
    fragment LetterAnswer on LetterActionResult {
  letterId
  ok
  errorCode
  errorParams {
    name
    value
  }
}`, {"hash":"b0ac6093ff6d9d34b91a9b59258cf281047927b917585d4e0d44762ad7d7a3de"}) as unknown as TypedDocumentString<CancelLetterPayControlMutation, CancelLetterPayControlMutationVariables>;
