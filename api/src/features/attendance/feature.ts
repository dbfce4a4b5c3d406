import { registerAttendanceJobs } from './jobs.ts';
import { attendanceRoutes } from './routes.ts';

/** On the day: check-in, no-shows, reliability. */
export const attendance = {
  serve: attendanceRoutes,
  work: registerAttendanceJobs,
};
