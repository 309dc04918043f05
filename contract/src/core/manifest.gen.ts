// Made from the contract by `npm run generate`.
import type { Manifest } from './manifest.ts';

export const manifest: Manifest = {
  "auth": {
    "getLogin": {
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
      "path": "/account/sessions"
    },
    "endSession": {
      "method": "DELETE",
      "path": "/account/sessions/{id}"
    },
    "exportContents": {
      "path": "/account/export/contents"
    },
    "exportData": {
      "path": "/account/export",
      "download": true
    },
    "events": {
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
      "path": "/account/help"
    },
    "askForHelp": {
      "method": "POST",
      "path": "/account/help"
    }
  },
  "secondFactor": {
    "read": {
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
      "path": "/account/reminders"
    },
    "update": {
      "method": "PUT",
      "path": "/account/reminders"
    }
  },
  "frontend": {
    "metraLite": {
      "path": "/frontend/metra-lite"
    },
    "legalPage": {
      "path": "/frontend/legal/{slug}"
    }
  },
  "home": {
    "read": {
      "path": "/frontend/home"
    },
    "updates": {
      "path": "/frontend/updates"
    }
  },
  "landingPages": {
    "bySlug": {
      "path": "/landing-pages/{slug}"
    },
    "preview": {
      "path": "/landing-page-previews/{token}"
    },
    "byId": {
      "path": "/application/landing-pages/{landingPageId}"
    }
  },
  "storage": {
    "read": {
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
      "path": "/account/resources"
    },
    "storage": {
      "path": "/account/resources/storage"
    },
    "create": {
      "method": "POST",
      "path": "/resources",
      "part": "resource"
    },
    "read": {
      "path": "/resources/{resourceId}"
    },
    "update": {
      "method": "PUT",
      "path": "/resources/{resourceId}",
      "part": "resource"
    },
    "uses": {
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
      "path": "/my/metra-lite/profile"
    },
    "update": {
      "method": "PUT",
      "path": "/my/metra-lite/profile"
    }
  },
  "addresses": {
    "countries": {
      "path": "/lookup/address/countries"
    },
    "suggest": {
      "path": "/lookup/address/suggest",
      "requiredQuery": [
        "query"
      ]
    },
    "find": {
      "path": "/lookup/address/find"
    }
  },
  "lookup": {
    "goals": {
      "path": "/lookup/goals"
    },
    "measures": {
      "path": "/lookup/measures"
    },
    "categories": {
      "path": "/lookup/categories"
    },
    "offerTypes": {
      "path": "/lookup/offer-types"
    },
    "offers": {
      "path": "/lookup/offers"
    },
    "organisations": {
      "path": "/lookup/organisations"
    },
    "organisationTypes": {
      "path": "/lookup/organisation-types"
    },
    "tagTypes": {
      "path": "/lookup/tag-types"
    },
    "tags": {
      "path": "/lookup/tags"
    },
    "landingPages": {
      "path": "/lookup/landing-pages"
    }
  },
  "organisations": {
    "list": {
      "path": "/organisations"
    },
    "validateSlug": {
      "path": "/organisations/validations/slug",
      "requiredQuery": [
        "slug"
      ]
    },
    "read": {
      "path": "/organisations/{organisationId}"
    },
    "update": {
      "method": "PUT",
      "path": "/organisations/{organisationId}",
      "part": "organisation"
    },
    "removal": {
      "path": "/organisations/{organisationId}/removal"
    },
    "remove": {
      "method": "DELETE",
      "path": "/organisations/{organisationId}"
    },
    "offers": {
      "path": "/organisations/{organisationId}/offers"
    },
    "offerReports": {
      "path": "/organisations/{organisationId}/offer-reports"
    },
    "partnerships": {
      "path": "/organisations/{organisationId}/partnerships"
    },
    "posts": {
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
      "path": "/organisations/{organisationId}/activities"
    },
    "interactions": {
      "path": "/organisations/{organisationId}/interactions"
    },
    "projects": {
      "path": "/organisations/{organisationId}/projects"
    },
    "statistics": {
      "path": "/organisations/{organisationId}/statistics"
    }
  },
  "community": {
    "organisations": {
      "path": "/frontend/community/organisations"
    },
    "counters": {
      "path": "/frontend/counters"
    },
    "offerTypes": {
      "path": "/frontend/count/offer-types"
    },
    "organisationTypes": {
      "path": "/frontend/count/organisation-types"
    }
  },
  "offers": {
    "list": {
      "path": "/offers"
    },
    "suggestions": {
      "path": "/offers/suggestions",
      "requiredQuery": [
        "query"
      ]
    },
    "availableTags": {
      "path": "/offers/available-tags"
    },
    "create": {
      "method": "POST",
      "path": "/offers"
    },
    "read": {
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
      "path": "/offers/{offerId}/report"
    },
    "posts": {
      "path": "/offers/{offerId}/posts"
    },
    "addPost": {
      "method": "POST",
      "path": "/offers/{offerId}/posts"
    }
  },
  "marketplace": {
    "offers": {
      "path": "/frontend/marketplace/offers"
    }
  },
  "offerContacts": {
    "send": {
      "method": "POST",
      "path": "/offers/{offerId}/contacts"
    },
    "list": {
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
      "path": "/tracking/goals/{trackableGoalId}/offers"
    },
    "forMeasure": {
      "path": "/tracking/measures/{trackableMeasureId}/offers"
    }
  },
  "watchList": {
    "digest": {
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
      "path": "/measures"
    },
    "read": {
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
      "path": "/tags"
    },
    "read": {
      "path": "/tags/{tagId}"
    }
  },
  "my": {
    "activeStrategy": {
      "path": "/my/metra-lite/active-strategy"
    },
    "dashboard": {
      "path": "/my/metra-lite/dashboard"
    },
    "finishWizard": {
      "method": "POST",
      "path": "/my/metra-lite/wizard/finish"
    },
    "subscription": {
      "path": "/my/subscription"
    }
  },
  "strategies": {
    "list": {
      "path": "/strategies"
    },
    "create": {
      "method": "POST",
      "path": "/strategies"
    },
    "read": {
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
      "path": "/strategies/{strategyId}/goals"
    }
  },
  "tracking": {
    "goals": {
      "path": "/tracking/goals"
    },
    "addGoal": {
      "method": "POST",
      "path": "/tracking/goals"
    },
    "goal": {
      "path": "/tracking/goals/{trackableGoalId}"
    },
    "goalHistory": {
      "path": "/tracking/goals/{trackableGoalId}/history"
    },
    "goalChanges": {
      "path": "/tracking/goals/{trackableGoalId}/changes"
    },
    "goalRecalculations": {
      "path": "/tracking/goals/{trackableGoalId}/recalculations"
    },
    "baselineChoices": {
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
      "path": "/tracking/measures"
    },
    "measure": {
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
      "path": "/tracking/measures/{trackableMeasureId}/rating"
    },
    "rate": {
      "method": "POST",
      "path": "/tracking/measures/{trackableMeasureId}/rating"
    }
  },
  "kpis": {
    "list": {
      "path": "/kpis"
    },
    "create": {
      "method": "POST",
      "path": "/kpis"
    },
    "read": {
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
      "path": "/lookup/units"
    },
    "fuels": {
      "path": "/lookup/fuels"
    },
    "categories": {
      "path": "/tracking/categories"
    },
    "factors": {
      "path": "/tracking/factors"
    },
    "mine": {
      "path": "/my/metra-lite/kpis"
    }
  },
  "kpiRecords": {
    "latest": {
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
      "path": "/tracking/kpi-records/{kpiRecordId}/changes"
    },
    "restoreChange": {
      "method": "POST",
      "path": "/tracking/kpi-records/{kpiRecordId}/changes/{changeId}/restore"
    },
    "ofKpi": {
      "path": "/tracking/kpis/{kpiId}/records"
    },
    "grid": {
      "path": "/tracking/kpi-grid"
    },
    "enteredKpis": {
      "path": "/tracking/kpi-choices"
    }
  },
  "kpiHistory": {
    "all": {
      "path": "/tracking/kpi-history"
    },
    "one": {
      "path": "/tracking/kpi-history/{kpiId}"
    },
    "origin": {
      "path": "/tracking/kpis/{kpiId}/origin",
      "requiredQuery": [
        "from",
        "to"
      ]
    },
    "overview": {
      "path": "/tracking/company-data"
    },
    "due": {
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
      "path": "/tracking/kpi-records/export",
      "download": true
    },
    "exportSeries": {
      "path": "/tracking/kpi-history/export",
      "download": true
    },
    "template": {
      "path": "/tracking/kpi-records/import/template",
      "download": true
    }
  },
  "kpiBatches": {
    "list": {
      "path": "/tracking/kpi-batches"
    },
    "takeBack": {
      "method": "POST",
      "path": "/tracking/kpi-batches/{batchId}/take-back"
    }
  },
  "factors": {
    "inUse": {
      "path": "/tracking/factors/in-use"
    },
    "catalogueChanges": {
      "path": "/tracking/factors/{factor}/changes"
    },
    "listOwn": {
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
      "path": "/tracking/own-factors/{ownFactorId}/changes"
    }
  },
  "frozenReports": {
    "preview": {
      "path": "/my/reports/{year}/freeze"
    },
    "freeze": {
      "method": "POST",
      "path": "/my/reports/{year}/freeze"
    },
    "read": {
      "path": "/my/reports/frozen/{frozenReportId}"
    },
    "export": {
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
      "path": "/my/reports/comparison",
      "requiredQuery": [
        "years"
      ]
    },
    "shared": {
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
      "path": "/reports/verify/{number}",
      "requiredQuery": [
        "hash"
      ]
    }
  },
  "archive": {
    "summary": {
      "path": "/my/archive"
    },
    "reports": {
      "path": "/my/archive/reports"
    },
    "goals": {
      "path": "/my/archive/goals"
    },
    "strategies": {
      "path": "/my/archive/strategies"
    }
  },
  "reportExport": {
    "download": {
      "path": "/my/reports/{year}/export",
      "requiredQuery": [
        "format"
      ],
      "download": true
    }
  },
  "reports": {
    "years": {
      "path": "/my/reports"
    },
    "read": {
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
      "path": "/my/reports/{year}/disclosures"
    },
    "rows": {
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
      "path": "/my/reports/identifiers"
    },
    "changeIdentifiers": {
      "method": "PUT",
      "path": "/my/reports/identifiers"
    },
    "codes": {
      "path": "/standards/{version}/code-lists/{name}"
    }
  },
  "subscription": {
    "price": {
      "path": "/application/subscription-price"
    },
    "quote": {
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
      "path": "/my/subscription/billing"
    },
    "updateBilling": {
      "method": "PUT",
      "path": "/my/subscription/billing"
    },
    "invoices": {
      "path": "/my/subscription/invoices"
    },
    "invoice": {
      "path": "/my/subscription/invoices/{invoiceId}"
    },
    "invoicePdf": {
      "path": "/my/subscription/invoices/{invoiceId}/pdf",
      "download": true
    },
    "invoiceXml": {
      "path": "/my/subscription/invoices/{invoiceId}/xml",
      "download": true
    }
  },
  "questionnaires": {
    "read": {
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
      "path": "/questionnaire-results/{resultId}"
    },
    "resultPdf": {
      "path": "/questionnaire-results/{resultId}/pdf",
      "download": true
    }
  },
  "keptResults": {
    "list": {
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
