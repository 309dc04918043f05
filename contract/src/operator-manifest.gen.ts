// Made from the contract by `npm run generate`.
import type { Manifest } from './manifest.ts';

export const operatorManifest: Manifest = {
  "auth": {
    "impersonate": {
      "method": "POST",
      "path": "/auth/impersonate"
    }
  },
  "accountsAdmin": {
    "list": {
      "method": "GET",
      "path": "/accounts"
    },
    "export": {
      "method": "GET",
      "path": "/accounts/export",
      "download": true
    },
    "read": {
      "method": "GET",
      "path": "/admin/accounts/{accountId}"
    },
    "create": {
      "method": "POST",
      "path": "/admin/accounts"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/accounts/{accountId}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}"
    },
    "markAsSpam": {
      "method": "PUT",
      "path": "/admin/accounts/{accountId}/mark-as-spam"
    },
    "resetPassword": {
      "method": "PUT",
      "path": "/admin/accounts/{accountId}/reset-password"
    },
    "credentialsReset": {
      "method": "GET",
      "path": "/admin/accounts/{accountId}/reset-credentials"
    },
    "initiateCredentialsReset": {
      "method": "PUT",
      "path": "/admin/accounts/{accountId}/reset-credentials/initiate"
    },
    "revokeCredentialsReset": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}/reset-credentials/revoke-token"
    },
    "sessions": {
      "method": "GET",
      "path": "/admin/accounts/{accountId}/sessions"
    },
    "endSession": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}/sessions/{sessionId}"
    },
    "endSessions": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}/sessions"
    },
    "previewBlock": {
      "method": "POST",
      "path": "/admin/accounts/block/preview"
    },
    "block": {
      "method": "POST",
      "path": "/admin/accounts/block"
    },
    "previewUnblock": {
      "method": "POST",
      "path": "/admin/accounts/unblock/preview"
    },
    "unblock": {
      "method": "POST",
      "path": "/admin/accounts/unblock"
    },
    "previewDelete": {
      "method": "POST",
      "path": "/admin/accounts/delete/preview"
    },
    "delete": {
      "method": "POST",
      "path": "/admin/accounts/delete"
    },
    "previewRestore": {
      "method": "POST",
      "path": "/admin/accounts/restore/preview"
    },
    "restore": {
      "method": "POST",
      "path": "/admin/accounts/restore"
    },
    "previewSendConfirmation": {
      "method": "POST",
      "path": "/admin/accounts/send-confirmation/preview"
    },
    "sendConfirmation": {
      "method": "POST",
      "path": "/admin/accounts/send-confirmation"
    },
    "removeSecondFactor": {
      "method": "DELETE",
      "path": "/admin/accounts/{accountId}/second-factor"
    }
  },
  "recordHistory": {
    "list": {
      "method": "GET",
      "path": "/admin/history/{kind}/{id}"
    }
  },
  "adminViews": {
    "list": {
      "method": "GET",
      "path": "/admin/views"
    },
    "create": {
      "method": "POST",
      "path": "/admin/views"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/views/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/views/{id}"
    }
  },
  "home": {
    "update": {
      "method": "PUT",
      "path": "/frontend/home"
    },
    "readForEditors": {
      "method": "GET",
      "path": "/admin/home"
    }
  },
  "landingPagesAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/landing-pages"
    },
    "export": {
      "method": "GET",
      "path": "/admin/landing-pages/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/landing-pages"
    },
    "read": {
      "method": "GET",
      "path": "/admin/landing-pages/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/landing-pages/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/landing-pages/{id}"
    },
    "publishNow": {
      "method": "GET",
      "path": "/admin/landing-pages/{id}/publish"
    },
    "publish": {
      "method": "POST",
      "path": "/admin/landing-pages/{id}/publish"
    },
    "withdraw": {
      "method": "POST",
      "path": "/admin/landing-pages/{id}/withdraw"
    },
    "unschedule": {
      "method": "DELETE",
      "path": "/admin/landing-pages/{id}/schedule"
    },
    "versions": {
      "method": "GET",
      "path": "/admin/landing-pages/{id}/versions"
    },
    "versionPreview": {
      "method": "POST",
      "path": "/admin/landing-pages/{id}/versions/{versionId}/preview"
    },
    "bringBack": {
      "method": "POST",
      "path": "/admin/landing-pages/{id}/versions/{versionId}/restore"
    }
  },
  "offersAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/offers"
    },
    "export": {
      "method": "GET",
      "path": "/admin/offers/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/offers"
    },
    "read": {
      "method": "GET",
      "path": "/admin/offers/{id}"
    },
    "updateTags": {
      "method": "PUT",
      "path": "/admin/offers/{id}/tags"
    },
    "reports": {
      "method": "GET",
      "path": "/admin/offers/{id}/reports"
    },
    "dismissReports": {
      "method": "POST",
      "path": "/admin/offers/{id}/dismiss-reports"
    },
    "takeDown": {
      "method": "POST",
      "path": "/admin/offers/{id}/take-down"
    },
    "putBack": {
      "method": "POST",
      "path": "/admin/offers/{id}/put-back"
    }
  },
  "organisationsAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/organisations"
    },
    "export": {
      "method": "GET",
      "path": "/admin/organisations/export",
      "download": true
    },
    "read": {
      "method": "GET",
      "path": "/admin/organisations/{id}"
    },
    "updateTags": {
      "method": "PUT",
      "path": "/admin/organisations/{id}/tags"
    },
    "verify": {
      "method": "PUT",
      "path": "/admin/organisations/{id}/verification"
    },
    "previewTag": {
      "method": "POST",
      "path": "/admin/organisations/tag/preview"
    },
    "tag": {
      "method": "POST",
      "path": "/admin/organisations/tag"
    },
    "previewUntag": {
      "method": "POST",
      "path": "/admin/organisations/untag/preview"
    },
    "untag": {
      "method": "POST",
      "path": "/admin/organisations/untag"
    },
    "previewUnlist": {
      "method": "POST",
      "path": "/admin/organisations/unlist/preview"
    },
    "unlist": {
      "method": "POST",
      "path": "/admin/organisations/unlist"
    },
    "previewRelist": {
      "method": "POST",
      "path": "/admin/organisations/relist/preview"
    },
    "relist": {
      "method": "POST",
      "path": "/admin/organisations/relist"
    }
  },
  "measures": {
    "create": {
      "method": "POST",
      "path": "/measures"
    },
    "update": {
      "method": "PUT",
      "path": "/measures/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/measures/{id}"
    }
  },
  "tags": {
    "create": {
      "method": "POST",
      "path": "/tags"
    },
    "updateOrder": {
      "method": "PUT",
      "path": "/tags/update-order"
    },
    "update": {
      "method": "PUT",
      "path": "/tags/{tagId}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/tags/{tagId}"
    }
  },
  "tagTypes": {
    "list": {
      "method": "GET",
      "path": "/admin/tag-types"
    },
    "export": {
      "method": "GET",
      "path": "/admin/tag-types/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/tag-types"
    },
    "read": {
      "method": "GET",
      "path": "/admin/tag-types/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/tag-types/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/tag-types/{id}"
    }
  },
  "factors": {
    "review": {
      "method": "GET",
      "path": "/admin/factors/review"
    }
  },
  "standardsAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/standards"
    },
    "read": {
      "method": "GET",
      "path": "/admin/standards/{version}"
    }
  },
  "subscriptionsAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/subscriptions"
    },
    "export": {
      "method": "GET",
      "path": "/admin/subscriptions/export",
      "download": true
    },
    "read": {
      "method": "GET",
      "path": "/admin/subscriptions/{subscriptionId}"
    },
    "extendTrial": {
      "method": "POST",
      "path": "/admin/subscriptions/{subscriptionId}/extend"
    },
    "cancel": {
      "method": "POST",
      "path": "/admin/subscriptions/{subscriptionId}/cancel"
    },
    "resume": {
      "method": "POST",
      "path": "/admin/subscriptions/{subscriptionId}/resume"
    }
  },
  "invoicesAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/invoices"
    },
    "export": {
      "method": "GET",
      "path": "/admin/invoices/export",
      "download": true
    },
    "previewReminders": {
      "method": "POST",
      "path": "/admin/invoices/remind/preview"
    },
    "remindMany": {
      "method": "POST",
      "path": "/admin/invoices/remind"
    },
    "read": {
      "method": "GET",
      "path": "/admin/invoices/{invoiceId}"
    },
    "pdf": {
      "method": "GET",
      "path": "/admin/invoices/{invoiceId}/pdf",
      "download": true
    },
    "xml": {
      "method": "GET",
      "path": "/admin/invoices/{invoiceId}/xml",
      "download": true
    },
    "bookPayment": {
      "method": "POST",
      "path": "/admin/invoices/{invoiceId}/payments"
    },
    "remind": {
      "method": "POST",
      "path": "/admin/invoices/{invoiceId}/remind"
    },
    "cancel": {
      "method": "POST",
      "path": "/admin/invoices/{invoiceId}/cancel"
    }
  },
  "promotions": {
    "list": {
      "method": "GET",
      "path": "/admin/promotions"
    },
    "export": {
      "method": "GET",
      "path": "/admin/promotions/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/promotions"
    },
    "read": {
      "method": "GET",
      "path": "/admin/promotions/{promotionId}"
    },
    "redemptions": {
      "method": "GET",
      "path": "/admin/promotions/{promotionId}/redemptions"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/promotions/{promotionId}"
    },
    "end": {
      "method": "POST",
      "path": "/admin/promotions/{promotionId}/end"
    }
  },
  "datev": {
    "preview": {
      "method": "GET",
      "path": "/admin/datev",
      "requiredQuery": [
        "from",
        "to"
      ]
    },
    "file": {
      "method": "GET",
      "path": "/admin/datev/file",
      "requiredQuery": [
        "from",
        "to"
      ],
      "download": true
    }
  },
  "questionnairesAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/questionnaires"
    },
    "exportList": {
      "method": "GET",
      "path": "/admin/questionnaires/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/questionnaires"
    },
    "import": {
      "method": "POST",
      "path": "/admin/questionnaires/import"
    },
    "read": {
      "method": "GET",
      "path": "/admin/questionnaires/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/questionnaires/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/questionnaires/{id}"
    },
    "copy": {
      "method": "POST",
      "path": "/admin/questionnaires/{id}/copy"
    },
    "export": {
      "method": "GET",
      "path": "/admin/questionnaires/{id}/export",
      "download": true
    },
    "addQuestion": {
      "method": "POST",
      "path": "/admin/questionnaires/{questionnaireId}/questions"
    },
    "updateQuestion": {
      "method": "PUT",
      "path": "/admin/questionnaires/{questionnaireId}/questions/{questionId}"
    },
    "removeQuestion": {
      "method": "DELETE",
      "path": "/admin/questionnaires/{questionnaireId}/questions/{questionId}"
    },
    "updateOrder": {
      "method": "PUT",
      "path": "/admin/questionnaires/{questionnaireId}/update-question-order"
    },
    "tagMapping": {
      "method": "GET",
      "path": "/admin/questionnaires/{questionnaireId}/questions/{questionId}/tagMapping"
    },
    "updateTagMapping": {
      "method": "PUT",
      "path": "/admin/questionnaires/{questionnaireId}/questions/{questionId}/tagMapping"
    }
  },
  "questionnaireResults": {
    "list": {
      "method": "GET",
      "path": "/admin/questionnaires/{questionnaireId}/results"
    },
    "read": {
      "method": "GET",
      "path": "/admin/questionnaires/{questionnaireId}/results/{resultId}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/questionnaires/{questionnaireId}/results"
    },
    "statistics": {
      "method": "GET",
      "path": "/admin/questionnaires/{questionnaireId}/statistics"
    },
    "export": {
      "method": "GET",
      "path": "/admin/questionnaires/{questionnaireId}/results/export",
      "requiredQuery": [
        "format"
      ],
      "download": true
    }
  },
  "goalsAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/goals"
    },
    "export": {
      "method": "GET",
      "path": "/admin/goals/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/goals"
    },
    "order": {
      "method": "PUT",
      "path": "/admin/goals/order"
    },
    "previewSwitch": {
      "method": "POST",
      "path": "/admin/goals/switch/preview"
    },
    "switch": {
      "method": "POST",
      "path": "/admin/goals/switch"
    },
    "read": {
      "method": "GET",
      "path": "/admin/goals/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/goals/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/goals/{id}",
      "requiredQuery": [
        "version"
      ]
    }
  },
  "measuresAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/measures"
    },
    "export": {
      "method": "GET",
      "path": "/admin/measures/export",
      "download": true
    },
    "order": {
      "method": "PUT",
      "path": "/admin/measures/order"
    },
    "previewSwitch": {
      "method": "POST",
      "path": "/admin/measures/switch/preview"
    },
    "switch": {
      "method": "POST",
      "path": "/admin/measures/switch"
    },
    "read": {
      "method": "GET",
      "path": "/admin/measures/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/measures/{id}",
      "requiredQuery": [
        "version"
      ]
    }
  },
  "kpisAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/kpis"
    },
    "export": {
      "method": "GET",
      "path": "/admin/kpis/export",
      "download": true
    },
    "previewSwitch": {
      "method": "POST",
      "path": "/admin/kpis/switch/preview"
    },
    "switch": {
      "method": "POST",
      "path": "/admin/kpis/switch"
    },
    "read": {
      "method": "GET",
      "path": "/admin/kpis/{id}"
    },
    "organisations": {
      "method": "GET",
      "path": "/admin/kpis/{id}/organisations"
    },
    "formulaChanges": {
      "method": "GET",
      "path": "/admin/kpis/{id}/formula-changes"
    }
  },
  "factorsAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/factors"
    },
    "export": {
      "method": "GET",
      "path": "/admin/factors/export",
      "download": true
    },
    "read": {
      "method": "GET",
      "path": "/admin/factors/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/factors/{id}"
    },
    "putValue": {
      "method": "PUT",
      "path": "/admin/factors/{id}/values/{year}"
    },
    "touched": {
      "method": "GET",
      "path": "/admin/factors/{id}/values/{year}/touched"
    },
    "review": {
      "method": "POST",
      "path": "/admin/factors/{id}/review"
    },
    "changes": {
      "method": "GET",
      "path": "/admin/factors/{id}/changes"
    }
  },
  "projectsAdmin": {
    "list": {
      "method": "GET",
      "path": "/admin/projects"
    },
    "export": {
      "method": "GET",
      "path": "/admin/projects/export",
      "download": true
    },
    "create": {
      "method": "POST",
      "path": "/admin/projects"
    },
    "read": {
      "method": "GET",
      "path": "/admin/projects/{id}"
    },
    "update": {
      "method": "PUT",
      "path": "/admin/projects/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/admin/projects/{id}",
      "requiredQuery": [
        "version"
      ]
    }
  },
  "translationsAdmin": {
    "overview": {
      "method": "GET",
      "path": "/admin/translations"
    },
    "gaps": {
      "method": "GET",
      "path": "/admin/translations/{kind}"
    },
    "confirm": {
      "method": "POST",
      "path": "/admin/translations/{kind}/{id}/confirm"
    }
  },
  "overview": {
    "read": {
      "method": "GET",
      "path": "/admin/overview"
    },
    "series": {
      "method": "GET",
      "path": "/admin/overview/{reading}",
      "requiredQuery": [
        "span"
      ]
    },
    "export": {
      "method": "GET",
      "path": "/admin/overview-readings/export",
      "download": true
    },
    "missedSearches": {
      "method": "GET",
      "path": "/admin/missed-searches"
    },
    "exportMissedSearches": {
      "method": "GET",
      "path": "/admin/missed-searches/export",
      "download": true
    }
  },
  "audit": {
    "list": {
      "method": "GET",
      "path": "/admin/audit"
    },
    "export": {
      "method": "GET",
      "path": "/admin/audit/export",
      "download": true
    },
    "read": {
      "method": "GET",
      "path": "/admin/audit/{entryId}"
    }
  },
  "jobs": {
    "kinds": {
      "method": "GET",
      "path": "/admin/jobs"
    },
    "failed": {
      "method": "GET",
      "path": "/admin/failed-jobs"
    },
    "exportFailed": {
      "method": "GET",
      "path": "/admin/failed-jobs/export",
      "download": true
    },
    "repeat": {
      "method": "POST",
      "path": "/admin/failed-jobs/{failedJobId}/repeat"
    },
    "discard": {
      "method": "POST",
      "path": "/admin/failed-jobs/{failedJobId}/discard"
    },
    "repeatAll": {
      "method": "POST",
      "path": "/admin/jobs/repeat"
    }
  },
  "mails": {
    "list": {
      "method": "GET",
      "path": "/admin/mails"
    },
    "export": {
      "method": "GET",
      "path": "/admin/mails/export",
      "download": true
    },
    "repeat": {
      "method": "POST",
      "path": "/admin/mails/{mailId}/repeat"
    }
  },
  "system": {
    "read": {
      "method": "GET",
      "path": "/admin/system"
    }
  }
};
