// Makes the files of this folder anew: npx tsx test/unchanged/make.ts. What they hold is meant to stay: look at every difference.
import { writeLines } from './files.js'
import { makeRecords } from './records.js'

writeLines('records', makeRecords())
