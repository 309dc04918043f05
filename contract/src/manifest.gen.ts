// Made from the contract by `npm run generate`.
import type { Manifest } from './manifest.ts';

export const manifest: Manifest = {
  "auth": {
    "getLogin": {
      "method": "GET",
      "path": "/auth/login"
    },
    "login": {
      "method": "POST",
      "path": "/auth/login"
    },
    "loginWithSecondFactor": {
      "method": "POST",
      "path": "/auth/second-factor"
    },
    "beginPasskeyLogin": {
      "method": "POST",
      "path": "/auth/passkey/options"
    },
    "loginWithPasskey": {
      "method": "POST",
      "path": "/auth/passkey"
    },
    "beginConfirmation": {
      "method": "POST",
      "path": "/auth/confirm/options"
    },
    "confirmSignIn": {
      "method": "POST",
      "path": "/auth/confirm"
    },
    "logout": {
      "method": "POST",
      "path": "/auth/logout"
    }
  },
  "account": {
    "register": {
      "method": "POST",
      "path": "/account"
    },
    "update": {
      "method": "PUT",
      "path": "/account"
    },
    "remove": {
      "method": "DELETE",
      "path": "/account"
    },
    "confirm": {
      "method": "GET",
      "path": "/account/confirm",
      "requiredQuery": [
        "token"
      ]
    },
    "confirmInBrowser": {
      "method": "POST",
      "path": "/account/confirm"
    },
    "sendConfirmation": {
      "method": "POST",
      "path": "/account/confirm/send"
    },
    "initiatePasswordRecovery": {
      "method": "POST",
      "path": "/account/password-recovery/initiate"
    },
    "checkPasswordRecovery": {
      "method": "GET",
      "path": "/account/password-recovery/check-token",
      "requiredQuery": [
        "token"
      ]
    },
    "updatePassword": {
      "method": "POST",
      "path": "/account/password-recovery/update"
    },
    "initiatePasswordChange": {
      "method": "POST",
      "path": "/account/initiate-password-change"
    },
    "confirmPasswordChange": {
      "method": "GET",
      "path": "/account/confirm-password-change",
      "requiredQuery": [
        "token"
      ]
    },
    "initiateEmailChange": {
      "method": "POST",
      "path": "/account/initiate-email-change"
    },
    "confirmEmailChange": {
      "method": "POST",
      "path": "/account/confirm-email-change"
    },
    "objectToEmailChange": {
      "method": "POST",
      "path": "/account/object-to-email-change"
    },
    "replaceOneTimePassword": {
      "method": "POST",
      "path": "/account/replace-one-time-password"
    },
    "checkCredentialsReset": {
      "method": "GET",
      "path": "/account/reset-credentials/check-token",
      "requiredQuery": [
        "token"
      ]
    },
    "resetCredentials": {
      "method": "PUT",
      "path": "/account/reset-credentials"
    },
    "confirmCredentialsReset": {
      "method": "PUT",
      "path": "/account/reset-credentials/confirm",
      "requiredQuery": [
        "token"
      ]
    },
    "sessions": {
      "method": "GET",
      "path": "/account/sessions"
    },
    "endSession": {
      "method": "DELETE",
      "path": "/account/sessions/{id}"
    },
    "exportContents": {
      "method": "GET",
      "path": "/account/export/contents"
    },
    "exportData": {
      "method": "GET",
      "path": "/account/export",
      "download": true
    },
    "events": {
      "method": "GET",
      "path": "/account/events"
    },
    "markEventSeen": {
      "method": "POST",
      "path": "/account/events/{id}/mark-seen"
    },
    "markAllEventsSeen": {
      "method": "POST",
      "path": "/account/events/mark-all-seen"
    },
    "helpContact": {
      "method": "GET",
      "path": "/account/help"
    },
    "askForHelp": {
      "method": "POST",
      "path": "/account/help"
    }
  },
  "secondFactor": {
    "read": {
      "method": "GET",
      "path": "/account/second-factor"
    },
    "beginTotp": {
      "method": "POST",
      "path": "/account/second-factor/totp"
    },
    "confirmTotp": {
      "method": "POST",
      "path": "/account/second-factor/totp/confirm"
    },
    "removeTotp": {
      "method": "DELETE",
      "path": "/account/second-factor/totp"
    },
    "beginPasskey": {
      "method": "POST",
      "path": "/account/second-factor/passkeys/options"
    },
    "addPasskey": {
      "method": "POST",
      "path": "/account/second-factor/passkeys"
    },
    "renamePasskey": {
      "method": "PUT",
      "path": "/account/second-factor/passkeys/{passkeyId}"
    },
    "removePasskey": {
      "method": "DELETE",
      "path": "/account/second-factor/passkeys/{passkeyId}"
    },
    "renewRecoveryCodes": {
      "method": "POST",
      "path": "/account/second-factor/recovery-codes"
    }
  },
  "team": {
    "list": {
      "method": "GET",
      "path": "/my/organisation/team"
    },
    "invite": {
      "method": "POST",
      "path": "/my/organisation/team/invitations"
    },
    "revokeInvitation": {
      "method": "DELETE",
      "path": "/my/organisation/team/invitations/{id}"
    },
    "checkInvitation": {
      "method": "GET",
      "path": "/my/organisation/team/invitations/check-token",
      "requiredQuery": [
        "token"
      ]
    },
    "acceptInvitation": {
      "method": "POST",
      "path": "/my/organisation/team/invitations/accept"
    },
    "changeRole": {
      "method": "PUT",
      "path": "/my/organisation/team/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/my/organisation/team/{id}"
    }
  },
  "reminders": {
    "read": {
      "method": "GET",
      "path": "/account/reminders"
    },
    "update": {
      "method": "PUT",
      "path": "/account/reminders"
    }
  },
  "frontend": {
    "metraLite": {
      "method": "GET",
      "path": "/frontend/metra-lite"
    },
    "legalPage": {
      "method": "GET",
      "path": "/frontend/legal/{slug}"
    }
  },
  "home": {
    "read": {
      "method": "GET",
      "path": "/frontend/home"
    },
    "updates": {
      "method": "GET",
      "path": "/frontend/updates"
    }
  },
  "landingPages": {
    "bySlug": {
      "method": "GET",
      "path": "/landing-pages/{slug}"
    },
    "preview": {
      "method": "GET",
      "path": "/landing-page-previews/{token}"
    },
    "byId": {
      "method": "GET",
      "path": "/application/landing-pages/{landingPageId}"
    }
  },
  "storage": {
    "read": {
      "method": "GET",
      "path": "/my/organisation/storage/{name}"
    },
    "write": {
      "method": "PUT",
      "path": "/my/organisation/storage/{name}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/my/organisation/storage/{name}"
    }
  },
  "resources": {
    "list": {
      "method": "GET",
      "path": "/account/resources"
    },
    "storage": {
      "method": "GET",
      "path": "/account/resources/storage"
    },
    "create": {
      "method": "POST",
      "path": "/resources",
      "part": "resource"
    },
    "read": {
      "method": "GET",
      "path": "/resources/{resourceId}"
    },
    "update": {
      "method": "PUT",
      "path": "/resources/{resourceId}",
      "part": "resource"
    },
    "uses": {
      "method": "GET",
      "path": "/resources/{resourceId}/uses"
    },
    "remove": {
      "method": "DELETE",
      "path": "/resources/{resourceId}"
    },
    "restore": {
      "method": "POST",
      "path": "/resources/{resourceId}/restore"
    }
  },
  "profile": {
    "read": {
      "method": "GET",
      "path": "/my/metra-lite/profile"
    },
    "update": {
      "method": "PUT",
      "path": "/my/metra-lite/profile"
    }
  },
  "addresses": {
    "countries": {
      "method": "GET",
      "path": "/lookup/address/countries"
    },
    "suggest": {
      "method": "GET",
      "path": "/lookup/address/suggest",
      "requiredQuery": [
        "query"
      ]
    },
    "find": {
      "method": "GET",
      "path": "/lookup/address/find"
    }
  },
  "lookup": {
    "goals": {
      "method": "GET",
      "path": "/lookup/goals"
    },
    "measures": {
      "method": "GET",
      "path": "/lookup/measures"
    },
    "categories": {
      "method": "GET",
      "path": "/lookup/categories"
    },
    "offerTypes": {
      "method": "GET",
      "path": "/lookup/offer-types"
    },
    "offers": {
      "method": "GET",
      "path": "/lookup/offers"
    },
    "organisations": {
      "method": "GET",
      "path": "/lookup/organisations"
    },
    "organisationTypes": {
      "method": "GET",
      "path": "/lookup/organisation-types"
    },
    "tagTypes": {
      "method": "GET",
      "path": "/lookup/tag-types"
    },
    "tags": {
      "method": "GET",
      "path": "/lookup/tags"
    },
    "landingPages": {
      "method": "GET",
      "path": "/lookup/landing-pages"
    }
  },
  "organisations": {
    "list": {
      "method": "GET",
      "path": "/organisations"
    },
    "validateSlug": {
      "method": "GET",
      "path": "/organisations/validations/slug",
      "requiredQuery": [
        "slug"
      ]
    },
    "read": {
      "method": "GET",
      "path": "/organisations/{organisationId}"
    },
    "update": {
      "method": "PUT",
      "path": "/organisations/{organisationId}",
      "part": "organisation"
    },
    "removal": {
      "method": "GET",
      "path": "/organisations/{organisationId}/removal"
    },
    "remove": {
      "method": "DELETE",
      "path": "/organisations/{organisationId}"
    },
    "offers": {
      "method": "GET",
      "path": "/organisations/{organisationId}/offers"
    },
    "offerReports": {
      "method": "GET",
      "path": "/organisations/{organisationId}/offer-reports"
    },
    "partnerships": {
      "method": "GET",
      "path": "/organisations/{organisationId}/partnerships"
    },
    "posts": {
      "method": "GET",
      "path": "/organisations/{organisationId}/posts"
    },
    "addPost": {
      "method": "POST",
      "path": "/organisations/{organisationId}/posts"
    },
    "removePost": {
      "method": "DELETE",
      "path": "/organisations/{organisationId}/posts/{postId}"
    },
    "activities": {
      "method": "GET",
      "path": "/organisations/{organisationId}/activities"
    },
    "interactions": {
      "method": "GET",
      "path": "/organisations/{organisationId}/interactions"
    },
    "projects": {
      "method": "GET",
      "path": "/organisations/{organisationId}/projects"
    },
    "statistics": {
      "method": "GET",
      "path": "/organisations/{organisationId}/statistics"
    }
  },
  "community": {
    "organisations": {
      "method": "GET",
      "path": "/frontend/community/organisations"
    },
    "counters": {
      "method": "GET",
      "path": "/frontend/counters"
    },
    "offerTypes": {
      "method": "GET",
      "path": "/frontend/count/offer-types"
    },
    "organisationTypes": {
      "method": "GET",
      "path": "/frontend/count/organisation-types"
    }
  },
  "offers": {
    "list": {
      "method": "GET",
      "path": "/offers"
    },
    "suggestions": {
      "method": "GET",
      "path": "/offers/suggestions",
      "requiredQuery": [
        "query"
      ]
    },
    "availableTags": {
      "method": "GET",
      "path": "/offers/available-tags"
    },
    "create": {
      "method": "POST",
      "path": "/offers"
    },
    "read": {
      "method": "GET",
      "path": "/offers/{offerId}"
    },
    "update": {
      "method": "PUT",
      "path": "/offers/{offerId}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/offers/{offerId}"
    },
    "partners": {
      "method": "GET",
      "path": "/offers/{offerId}/partners"
    },
    "answerInvitation": {
      "method": "PUT",
      "path": "/offers/{offerId}/partnership"
    },
    "countView": {
      "method": "POST",
      "path": "/offers/{offerId}/views"
    },
    "report": {
      "method": "GET",
      "path": "/offers/{offerId}/report"
    },
    "posts": {
      "method": "GET",
      "path": "/offers/{offerId}/posts"
    },
    "addPost": {
      "method": "POST",
      "path": "/offers/{offerId}/posts"
    }
  },
  "marketplace": {
    "offers": {
      "method": "GET",
      "path": "/frontend/marketplace/offers"
    }
  },
  "offerContacts": {
    "send": {
      "method": "POST",
      "path": "/offers/{offerId}/contacts"
    },
    "list": {
      "method": "GET",
      "path": "/organisations/{organisationId}/contacts"
    },
    "remove": {
      "method": "DELETE",
      "path": "/organisations/{organisationId}/contacts/{contactId}"
    }
  },
  "offerReports": {
    "create": {
      "method": "POST",
      "path": "/offers/{offerId}/reports"
    }
  },
  "offerMatches": {
    "forGoal": {
      "method": "GET",
      "path": "/tracking/goals/{trackableGoalId}/offers"
    },
    "forMeasure": {
      "method": "GET",
      "path": "/tracking/measures/{trackableMeasureId}/offers"
    }
  },
  "watchList": {
    "digest": {
      "method": "GET",
      "path": "/account/watch-list/digest"
    },
    "updateDigest": {
      "method": "PUT",
      "path": "/account/watch-list/digest"
    },
    "stopDigest": {
      "method": "POST",
      "path": "/account/watch-list/digest/stop"
    },
    "list": {
      "method": "GET",
      "path": "/account/watch-list"
    },
    "add": {
      "method": "POST",
      "path": "/account/watch-list"
    },
    "remove": {
      "method": "DELETE",
      "path": "/account/watch-list/{id}"
    }
  },
  "measures": {
    "list": {
      "method": "GET",
      "path": "/measures"
    },
    "read": {
      "method": "GET",
      "path": "/measures/{id}"
    }
  },
  "ownMeasures": {
    "create": {
      "method": "POST",
      "path": "/my/measures"
    },
    "update": {
      "method": "PUT",
      "path": "/my/measures/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/my/measures/{id}"
    },
    "restore": {
      "method": "POST",
      "path": "/my/measures/{id}/restore"
    }
  },
  "tags": {
    "list": {
      "method": "GET",
      "path": "/tags"
    },
    "read": {
      "method": "GET",
      "path": "/tags/{tagId}"
    }
  },
  "my": {
    "activeStrategy": {
      "method": "GET",
      "path": "/my/metra-lite/active-strategy"
    },
    "dashboard": {
      "method": "GET",
      "path": "/my/metra-lite/dashboard"
    },
    "finishWizard": {
      "method": "POST",
      "path": "/my/metra-lite/wizard/finish"
    },
    "subscription": {
      "method": "GET",
      "path": "/my/subscription"
    }
  },
  "strategies": {
    "list": {
      "method": "GET",
      "path": "/strategies"
    },
    "create": {
      "method": "POST",
      "path": "/strategies"
    },
    "read": {
      "method": "GET",
      "path": "/strategies/{strategyId}"
    },
    "update": {
      "method": "PUT",
      "path": "/strategies/{strategyId}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/strategies/{strategyId}"
    },
    "activate": {
      "method": "POST",
      "path": "/strategies/{strategyId}/activate"
    },
    "finishActive": {
      "method": "POST",
      "path": "/strategies/active/finish"
    },
    "goals": {
      "method": "GET",
      "path": "/strategies/{strategyId}/goals"
    }
  },
  "tracking": {
    "goals": {
      "method": "GET",
      "path": "/tracking/goals"
    },
    "addGoal": {
      "method": "POST",
      "path": "/tracking/goals"
    },
    "goal": {
      "method": "GET",
      "path": "/tracking/goals/{trackableGoalId}"
    },
    "goalHistory": {
      "method": "GET",
      "path": "/tracking/goals/{trackableGoalId}/history"
    },
    "goalChanges": {
      "method": "GET",
      "path": "/tracking/goals/{trackableGoalId}/changes"
    },
    "goalRecalculations": {
      "method": "GET",
      "path": "/tracking/goals/{trackableGoalId}/recalculations"
    },
    "baselineChoices": {
      "method": "GET",
      "path": "/tracking/goals/{trackableGoalId}/baseline-choices",
      "requiredQuery": [
        "kpiId"
      ]
    },
    "updateGoal": {
      "method": "PUT",
      "path": "/tracking/goals/{trackableGoalId}"
    },
    "removeGoal": {
      "method": "DELETE",
      "path": "/tracking/goals/{trackableGoalId}"
    },
    "addMeasures": {
      "method": "POST",
      "path": "/tracking/goals/{trackableGoalId}/measures"
    },
    "finishGoal": {
      "method": "POST",
      "path": "/tracking/goals/{trackableGoalId}/finish"
    },
    "takeUpGoal": {
      "method": "POST",
      "path": "/tracking/goals/{trackableGoalId}/take-up"
    },
    "measures": {
      "method": "GET",
      "path": "/tracking/measures"
    },
    "measure": {
      "method": "GET",
      "path": "/tracking/measures/{trackableMeasureId}"
    },
    "updateMeasure": {
      "method": "PUT",
      "path": "/tracking/measures/{trackableMeasureId}"
    },
    "removeMeasure": {
      "method": "DELETE",
      "path": "/tracking/measures/{trackableMeasureId}"
    },
    "rating": {
      "method": "GET",
      "path": "/tracking/measures/{trackableMeasureId}/rating"
    },
    "rate": {
      "method": "POST",
      "path": "/tracking/measures/{trackableMeasureId}/rating"
    }
  },
  "kpis": {
    "list": {
      "method": "GET",
      "path": "/kpis"
    },
    "create": {
      "method": "POST",
      "path": "/kpis"
    },
    "read": {
      "method": "GET",
      "path": "/kpis/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/kpis/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/kpis/{id}"
    },
    "switchOff": {
      "method": "PUT",
      "path": "/kpis/{id}/switched-off"
    },
    "switchOn": {
      "method": "DELETE",
      "path": "/kpis/{id}/switched-off"
    },
    "checkFormula": {
      "method": "POST",
      "path": "/kpis/check-formula"
    },
    "units": {
      "method": "GET",
      "path": "/lookup/units"
    },
    "fuels": {
      "method": "GET",
      "path": "/lookup/fuels"
    },
    "categories": {
      "method": "GET",
      "path": "/tracking/categories"
    },
    "factors": {
      "method": "GET",
      "path": "/tracking/factors"
    },
    "mine": {
      "method": "GET",
      "path": "/my/metra-lite/kpis"
    }
  },
  "kpiRecords": {
    "latest": {
      "method": "GET",
      "path": "/tracking/kpi-records"
    },
    "create": {
      "method": "POST",
      "path": "/tracking/kpi-records"
    },
    "batch": {
      "method": "POST",
      "path": "/tracking/kpi-records/batch"
    },
    "read": {
      "method": "GET",
      "path": "/tracking/kpi-records/{kpiRecordId}"
    },
    "update": {
      "method": "PUT",
      "path": "/tracking/kpi-records/{kpiRecordId}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/tracking/kpi-records/{kpiRecordId}"
    },
    "restore": {
      "method": "POST",
      "path": "/tracking/kpi-records/{kpiRecordId}/restore"
    },
    "changes": {
      "method": "GET",
      "path": "/tracking/kpi-records/{kpiRecordId}/changes"
    },
    "restoreChange": {
      "method": "POST",
      "path": "/tracking/kpi-records/{kpiRecordId}/changes/{changeId}/restore"
    },
    "ofKpi": {
      "method": "GET",
      "path": "/tracking/kpis/{kpiId}/records"
    },
    "grid": {
      "method": "GET",
      "path": "/tracking/kpi-grid"
    },
    "enteredKpis": {
      "method": "GET",
      "path": "/tracking/kpi-choices"
    }
  },
  "kpiHistory": {
    "all": {
      "method": "GET",
      "path": "/tracking/kpi-history"
    },
    "one": {
      "method": "GET",
      "path": "/tracking/kpi-history/{kpiId}"
    },
    "origin": {
      "method": "GET",
      "path": "/tracking/kpis/{kpiId}/origin",
      "requiredQuery": [
        "from",
        "to"
      ]
    },
    "overview": {
      "method": "GET",
      "path": "/tracking/company-data"
    },
    "due": {
      "method": "GET",
      "path": "/tracking/kpi-due"
    }
  },
  "kpiImport": {
    "preview": {
      "method": "POST",
      "path": "/tracking/kpi-records/import/preview",
      "part": "import"
    },
    "commit": {
      "method": "POST",
      "path": "/tracking/kpi-records/import",
      "part": "import"
    },
    "export": {
      "method": "GET",
      "path": "/tracking/kpi-records/export",
      "download": true
    },
    "exportSeries": {
      "method": "GET",
      "path": "/tracking/kpi-history/export",
      "download": true
    },
    "template": {
      "method": "GET",
      "path": "/tracking/kpi-records/import/template",
      "download": true
    }
  },
  "kpiBatches": {
    "list": {
      "method": "GET",
      "path": "/tracking/kpi-batches"
    },
    "takeBack": {
      "method": "POST",
      "path": "/tracking/kpi-batches/{batchId}/take-back"
    }
  },
  "factors": {
    "inUse": {
      "method": "GET",
      "path": "/tracking/factors/in-use"
    },
    "catalogueChanges": {
      "method": "GET",
      "path": "/tracking/factors/{factor}/changes"
    },
    "listOwn": {
      "method": "GET",
      "path": "/tracking/own-factors"
    },
    "createOwn": {
      "method": "POST",
      "path": "/tracking/own-factors"
    },
    "updateOwn": {
      "method": "PUT",
      "path": "/tracking/own-factors/{ownFactorId}"
    },
    "removeOwn": {
      "method": "DELETE",
      "path": "/tracking/own-factors/{ownFactorId}"
    },
    "restoreOwn": {
      "method": "POST",
      "path": "/tracking/own-factors/{ownFactorId}/restore"
    },
    "ownChanges": {
      "method": "GET",
      "path": "/tracking/own-factors/{ownFactorId}/changes"
    }
  },
  "frozenReports": {
    "preview": {
      "method": "GET",
      "path": "/my/reports/{year}/freeze"
    },
    "freeze": {
      "method": "POST",
      "path": "/my/reports/{year}/freeze"
    },
    "read": {
      "method": "GET",
      "path": "/my/reports/frozen/{frozenReportId}"
    },
    "export": {
      "method": "GET",
      "path": "/my/reports/frozen/{frozenReportId}/export",
      "requiredQuery": [
        "format"
      ],
      "download": true
    },
    "share": {
      "method": "POST",
      "path": "/my/reports/frozen/{frozenReportId}/share"
    },
    "endShare": {
      "method": "DELETE",
      "path": "/my/reports/frozen/{frozenReportId}/share"
    },
    "comparison": {
      "method": "GET",
      "path": "/my/reports/comparison",
      "requiredQuery": [
        "years"
      ]
    },
    "shared": {
      "method": "GET",
      "path": "/reports/shared/{token}"
    },
    "openShared": {
      "method": "POST",
      "path": "/reports/shared/{token}/open"
    },
    "sharedFile": {
      "method": "POST",
      "path": "/reports/shared/{token}/export",
      "download": true
    },
    "verify": {
      "method": "GET",
      "path": "/reports/verify/{number}",
      "requiredQuery": [
        "hash"
      ]
    }
  },
  "archive": {
    "summary": {
      "method": "GET",
      "path": "/my/archive"
    },
    "reports": {
      "method": "GET",
      "path": "/my/archive/reports"
    },
    "goals": {
      "method": "GET",
      "path": "/my/archive/goals"
    },
    "strategies": {
      "method": "GET",
      "path": "/my/archive/strategies"
    }
  },
  "reportExport": {
    "download": {
      "method": "GET",
      "path": "/my/reports/{year}/export",
      "requiredQuery": [
        "format"
      ],
      "download": true
    }
  },
  "reports": {
    "years": {
      "method": "GET",
      "path": "/my/reports"
    },
    "read": {
      "method": "GET",
      "path": "/my/reports/{year}"
    },
    "writeNarrative": {
      "method": "PUT",
      "path": "/my/reports/{year}/narrative/{section}"
    },
    "explain": {
      "method": "PUT",
      "path": "/my/reports/{year}/explanations/{key}"
    }
  },
  "disclosures": {
    "read": {
      "method": "GET",
      "path": "/my/reports/{year}/disclosures"
    },
    "rows": {
      "method": "GET",
      "path": "/my/reports/{year}/datapoints/{name}/rows"
    },
    "answer": {
      "method": "PUT",
      "path": "/my/reports/{year}/datapoints/{name}"
    },
    "unchanged": {
      "method": "POST",
      "path": "/my/reports/{year}/datapoints/unchanged"
    },
    "responsible": {
      "method": "PUT",
      "path": "/my/reports/{year}/disclosures/{code}/responsible"
    },
    "identifiers": {
      "method": "GET",
      "path": "/my/reports/identifiers"
    },
    "changeIdentifiers": {
      "method": "PUT",
      "path": "/my/reports/identifiers"
    },
    "codes": {
      "method": "GET",
      "path": "/standards/{version}/code-lists/{name}"
    }
  },
  "subscription": {
    "price": {
      "method": "GET",
      "path": "/application/subscription-price"
    },
    "quote": {
      "method": "GET",
      "path": "/my/subscription/quote"
    },
    "subscribe": {
      "method": "POST",
      "path": "/my/subscription/subscribe"
    },
    "cancel": {
      "method": "POST",
      "path": "/my/subscription/cancel"
    },
    "resume": {
      "method": "POST",
      "path": "/my/subscription/resume"
    },
    "billing": {
      "method": "GET",
      "path": "/my/subscription/billing"
    },
    "updateBilling": {
      "method": "PUT",
      "path": "/my/subscription/billing"
    },
    "invoices": {
      "method": "GET",
      "path": "/my/subscription/invoices"
    },
    "invoice": {
      "method": "GET",
      "path": "/my/subscription/invoices/{invoiceId}"
    },
    "invoicePdf": {
      "method": "GET",
      "path": "/my/subscription/invoices/{invoiceId}/pdf",
      "download": true
    },
    "invoiceXml": {
      "method": "GET",
      "path": "/my/subscription/invoices/{invoiceId}/xml",
      "download": true
    }
  },
  "questionnaires": {
    "read": {
      "method": "GET",
      "path": "/questionnaires/{id}"
    },
    "submit": {
      "method": "POST",
      "path": "/questionnaires/{id}"
    },
    "progress": {
      "method": "PUT",
      "path": "/questionnaires/{id}/progress"
    },
    "result": {
      "method": "GET",
      "path": "/questionnaire-results/{resultId}"
    },
    "resultPdf": {
      "method": "GET",
      "path": "/questionnaire-results/{resultId}/pdf",
      "download": true
    }
  },
  "keptResults": {
    "list": {
      "method": "GET",
      "path": "/my/questionnaire-results"
    },
    "keep": {
      "method": "PUT",
      "path": "/my/questionnaire-results/{resultId}"
    },
    "forget": {
      "method": "DELETE",
      "path": "/my/questionnaire-results/{resultId}"
    }
  }
};
