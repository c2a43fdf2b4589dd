/** What was asked for cannot be done as it was asked: one line for the caller, exit status 2. */
export class UsageError extends Error {}
