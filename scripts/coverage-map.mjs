// Tells tap which bundles are run with coverage: those that test the rules and the bots, since only src/referee and src/rulesets are judged.
// An empty list means coverage of every source, null means none.
const ofTheRules = /^\.tests\/test-(?:referee|rulesets|cases|bots)\b/

export default bundle => ofTheRules.test(bundle) ? [] : null
