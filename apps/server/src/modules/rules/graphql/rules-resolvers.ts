import { isShortDay, isWorkingDay, nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import {
  createIsAllowed,
  signIsAllowed,
  timeRuleFor,
  valueDateHorizon,
  type TimeRule,
} from '@tartip/domain/bank-day/time-rule'
import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import { addDays, daysBetween, timeOfMinute, toIso } from '@tartip/domain/time/instant'

import type { Clock } from '../../../platform/clock.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import type { Rules } from '../public.ts'
import type { Resolvers } from './rules.generated.ts'

interface RulesResolversDeps {
  readonly rules: Rules
  readonly clock: Clock
}

export function createRulesResolvers({ rules, clock }: RulesResolversDeps): Resolvers {
  return {
    Query: {
      getPaymentValidationRules: (_root, _args, ctx) => {
        requireActor(ctx)
        return rules.fieldRules().map(presentFieldRule)
      },

      getPaymentValidationRulesByPage: (_root, { page }, ctx) => {
        requireActor(ctx)
        // The rules of GENERAL are the last resort of every page, so a page cannot do without them.
        return rules
          .fieldRules()
          .filter(rule => rule.page === page || rule.page === 'GENERAL')
          .map(presentFieldRule)
      },

      getWorkingDays: (_root, { isWorkingDay: wanted }, ctx) => {
        requireActor(ctx)
        const today = rules.bankDay()
        const horizon = valueDateHorizon(today)
        return Array.from({ length: daysBetween(today.date, horizon) + 1 }, (_, ahead) =>
          addDays(today.date, ahead),
        ).filter(day => isWorkingDay(today.calendar, day) === wanted)
      },

      getOperationsTimeRule: (_root, _args, ctx) => {
        requireActor(ctx)
        return rules.bankDay().timeRules.map(rule => presentTimeRule(rules, rule))
      },

      getBankToday: (_root, _args, ctx) => {
        requireActor(ctx)
        const { date, calendar } = rules.bankDay()
        return {
          now: toIso(clock.now()),
          date,
          isWorkingDay: isWorkingDay(calendar, date),
          isShortDay: isShortDay(calendar, date),
          nextWorkingDay: nextWorkingDay(calendar, date),
        }
      },
    },
  }
}

function presentFieldRule(rule: FieldRule) {
  return {
    ...rule,
    message: { ru: rule.message.ru, kg: rule.message.ky, eng: rule.message.en },
  }
}

function presentTimeRule(rules: Rules, rule: TimeRule) {
  const day = rules.bankDay()
  // Cut-offs of a currency trait stand for that currency; DEFAULT is asked with the national one.
  const currency = rule.trait === 'DEFAULT' ? 'KGS' : rule.trait
  const today = timeRuleFor(day, rule.operationCode, currency)
  const shown = today.trait === rule.trait ? today : rule
  return {
    operationCode: rule.operationCode,
    ruleTrait: rule.trait,
    fromTime: timeOfMinute(shown.fromMinute),
    createDeadline: timeOfMinute(shown.createDeadlineMinute),
    signDeadline: timeOfMinute(shown.signDeadlineMinute),
    createIsAllowed: createIsAllowed(day, rule.operationCode, currency),
    signIsAllowed: signIsAllowed(day, rule.operationCode, currency),
  }
}
