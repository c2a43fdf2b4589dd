/** The command line is invalid or names something that does not exist. One line of text, exit status 2. */
export class UsageError extends Error {}
