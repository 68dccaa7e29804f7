import { describe, expect, test } from 'vitest'
import { availableStatuses, blockedStatus, isGone, isUnlockable } from './card-status.ts'
import { cardBlockReasons, cardStatuses } from './card-words.ts'

const choicesOf = (status: (typeof cardStatuses)[number]) =>
  availableStatuses(status).map(choice => `${choice.status}: ${choice.reasons.join(' ')}`)

describe('what a card may be set to', () => {
  test('a working card: every block in the order of the reasons', () => {
    expect(choicesOf('ACTIVE')).toEqual([
      'LOST: LOSS',
      'STOLEN: THEFT',
      'COMPROMISED: COMPROMISE',
      'BLOCKED: TEMPORARY',
    ])
  })

  test('a temporarily blocked card: back to work, or lost after all', () => {
    expect(choicesOf('BLOCKED')).toEqual([
      'ACTIVE: FOUND PIN_RESTORED BY_MISTAKE',
      'LOST: LOSS',
      'STOLEN: THEFT',
      'COMPROMISED: COMPROMISE',
    ])
  })

  test.each(['COMPROMISED', 'LOST', 'STOLEN', 'EXPIRED', 'CLOSED'] as const)(
    'a card that is %s: nothing any more',
    status => {
      expect(choicesOf(status)).toEqual([])
      expect(isUnlockable(status)).toBe(false)
      expect(isGone(status)).toBe(true)
      for (const reason of cardBlockReasons) {
        expect(blockedStatus(status, reason)).toMatchObject({
          error: { code: 'CARD_STATUS_NOT_AVAILABLE' },
        })
      }
    },
  )
})

test('a reason says what the card becomes', () => {
  expect(cardBlockReasons.map(reason => blockedStatus('ACTIVE', reason))).toMatchObject([
    { value: 'LOST' },
    { value: 'STOLEN' },
    { value: 'COMPROMISED' },
    { value: 'BLOCKED' },
  ])
  expect(blockedStatus('BLOCKED', 'TEMPORARY').ok).toBe(false)
  expect(cardStatuses.filter(isUnlockable)).toEqual(['BLOCKED'])
  // A temporary block may be lifted, so the limits of the card still take from the total.
  expect(cardStatuses.filter(status => !isGone(status)).toSorted()).toEqual(['ACTIVE', 'BLOCKED'])
})
